import { GENDERS, profileFormSchema } from '@callboard/contract/talent-profiles';
import * as z from 'zod';
import { shown, typedNumber, typedText } from './typed-values.ts';
import type { WholeProfile } from './whole-profile.ts';

const rules = profileFormSchema.shape;

/** Chosen in words, and the same as nothing to everyone else. */
export const NOT_SAID = 'not_said' as const;

const names = {
  stageName: typedText(rules.stageName),
  pronouns: typedText(rules.pronouns),
};
export const namesSchema = z.object(names);

export const namesOf = ({ profile }: WholeProfile) => ({
  stageName: shown(profile.stageName),
  pronouns: shown(profile.pronouns),
});

/** Without it nobody is found: casting always asks for an age that a role can be played at. */
const age = typedNumber(rules.playingAgeMin).refine(
  (typed) => typed !== null,
  'Please enter an age',
);

export const castingSchema = z
  .object({
    ...names,
    gender: z.enum(['', NOT_SAID, ...GENDERS]).transform(readGender),
    gendersPlayed: rules.gendersPlayed,
    playingAgeMin: age,
    playingAgeMax: age,
  })
  .refine(({ playingAgeMin: min, playingAgeMax: max }) => (min ?? 0) <= (max ?? 120), {
    path: ['playingAgeMax'],
    message: 'The oldest age cannot be below the youngest',
  });

export const castingOf = (whole: WholeProfile): z.input<typeof castingSchema> => ({
  ...namesOf(whole),
  gender: whole.profile.gender ?? '',
  gendersPlayed: whole.profile.gendersPlayed ?? [],
  playingAgeMin: shown(whole.profile.playingAgeMin),
  playingAgeMax: shown(whole.profile.playingAgeMax),
});

function readGender(chosen: '' | typeof NOT_SAID | (typeof GENDERS)[number]) {
  return chosen === '' || chosen === NOT_SAID ? null : chosen;
}
