import type { AvailabilityAnswer } from '@callboard/contract/deal-choices';
import type { Days } from '@callboard/contract/deal-parts';
import type { Actor } from '../../../platform/actor.ts';
import type { Names } from '../telling/tell-both-sides.ts';
import { daysInWords, doerInWords, of, who } from '../telling/words.ts';

const ANSWERS: Record<AvailabilityAnswer, string> = {
  available: 'available',
  partly: 'available on some of the days',
  not_available: 'not available',
  not_interested: 'not interested',
};

/** What a talent's side reads when they are asked. */
export const newsOfQuestion = (days: readonly Days[]) => (names: Names) => ({
  title: `Availability check for ${names.role}${of(names)}`,
  content: `${names.production} asks whether ${names.isReader ? 'you are' : `${names.talent} is`} free: ${daysInWords(days)}.`,
});

/** What a team reads when they answer. */
export const newsOfAnswer =
  ({ answer, note }: { answer: AvailabilityAnswer; note: string | null }) =>
  ({ talent, role, production }: Names) => ({
    title: `${talent} is ${ANSWERS[answer]}`,
    content: `${role}, ${production}: ${talent} is ${ANSWERS[answer]}.${note === null ? '' : ` They say: ${note}`}`,
  });

/** What the others of a talent's side read of it. */
export const newsOfOwnAnswer = (answer: AvailabilityAnswer, doer: Actor) => (names: Names) => ({
  title: `The availability check for ${names.role} was answered${of(names)}`,
  content: `${doerInWords(doer, names)} told ${names.production} that ${who(names)} ${names.isReader ? 'are' : 'is'} ${ANSWERS[answer]}.`,
});
