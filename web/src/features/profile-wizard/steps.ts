import type { WholeProfile } from './whole-profile.ts';

/** In the order in which casting asks: what, who, where, the face, then the rest. */
export const STEPS = [
  'work',
  'casting',
  'place',
  'photo',
  'looks',
  'experience',
  'visibility',
] as const;
export type Step = (typeof STEPS)[number];
/** After the last step: how it all looks now. */
export const FINISH = 'finish';

const STEP_NAMES: Record<Step, string> = {
  work: 'Work',
  casting: 'Roles',
  place: 'Place',
  photo: 'Photo',
  looks: 'Looks',
  experience: 'Experience',
  visibility: 'Visibility',
};
const CREW_NAMES: Partial<Record<Step, string>> = { casting: 'Name' };

const CREW = 'crew';

/** Nobody asks crew how they look or whom they could play. */
export function isCrewOnly({ profile: { categoryIds = [] } }: WholeProfile): boolean {
  return categoryIds.length > 0 && categoryIds.every((id) => id === CREW);
}

export const includesCrew = (categoryIds: readonly string[]) => categoryIds.includes(CREW);

export function stepsFor(whole: WholeProfile): readonly Step[] {
  return isCrewOnly(whole) ? STEPS.filter((step) => step !== 'looks') : STEPS;
}

export function stepName(step: Step, whole: WholeProfile): string {
  return (isCrewOnly(whole) ? CREW_NAMES[step] : undefined) ?? STEP_NAMES[step];
}

/** Which steps the saved profile itself shows to be done, wherever that was. */
const HAS: Record<Step, (whole: WholeProfile) => boolean> = {
  work: ({ profile }) => (profile.categoryIds ?? []).length > 0,
  casting: (whole) =>
    isCrewOnly(whole)
      ? isGiven(whole.profile.stageName) || isGiven(whole.profile.pronouns)
      : isGiven(whole.profile.playingAgeMin) && isGiven(whole.profile.playingAgeMax),
  place: ({ profile }) => isGiven(profile.city),
  photo: ({ profile }) => isGiven(profile.photoUrl),
  looks: ({ traits }) =>
    [traits.heightCm, traits.eyeColorId, traits.hairColorId, traits.bodyTypeId].some(isGiven),
  experience: ({ profile, info }) =>
    isGiven(profile.headline) ||
    [info.credits, info.training, info.languages, info.skills].some((list = []) => list.length > 0),
  // What a profile has from the start says nothing about what its talent wants.
  visibility: ({ profile }) => profile.visibility !== 'professionals',
};

export function isDone(step: Step, whole: WholeProfile): boolean {
  return HAS[step](whole);
}

/** Where to go on: the first step that is neither done nor was passed. */
export function firstOpenStep(whole: WholeProfile, passed: readonly Step[]): Step | typeof FINISH {
  const open = stepsFor(whole).find((step) => !passed.includes(step) && !isDone(step, whole));
  return open ?? FINISH;
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}
