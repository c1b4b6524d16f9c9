import type { BackgroundStatus } from '@callboard/contract/deal-choices';
import type { Actor } from '../../platform/actor.ts';
import type { Names } from '../deals/telling/tell-both-sides.ts';
import { daysInWords, doerInWords, of, who } from '../deals/telling/words.ts';
import type { DayRow } from './queries.ts';

const dayInWords = ({ day }: Pick<DayRow, 'day'>) => daysInWords([{ from: day, to: day }]);

/** What a talent's side reads when they are asked. */
export const newsOfQuestion = (day: DayRow) => (names: Names) => ({
  title: `Asked for ${dayInWords(day)}: ${names.role}${of(names)}`,
  content: `${names.production} would like to have ${who(names)} on ${dayInWords(day)}. The first to confirm get the places.`,
});

/** When someone else's place became free, or more are needed. */
export const newsOfPlace = (day: DayRow) => (names: Names) => ({
  title: `A place on ${dayInWords(day)}: ${names.role}${of(names)}`,
  content: `${names.production}: ${names.isReader ? 'you move' : `${names.talent} moves`} up from the waiting list and ${names.isReader ? 'have' : 'has'} a place.${callInWords(day)}`,
});

export const newsOfRelease = (day: DayRow) => (names: Names) => ({
  title: `Released from ${dayInWords(day)}: ${names.role}${of(names)}`,
  content: `${names.production} no longer needs ${who(names)} on ${dayInWords(day)}.`,
});

export const newsOfCallTime = (day: DayRow) => (names: Names) => ({
  title: `Call time for ${dayInWords(day)}: ${names.role}${of(names)}`,
  content: `${names.production}:${callInWords(day)}${day.callMessage === null ? '' : ` ${day.callMessage}`}`,
});

function callInWords({ callTime, callPlace }: DayRow): string {
  return callTime === null || callPlace === null ? '' : ` ${callTime}, ${callPlace}.`;
}

const ANSWERS: Partial<Record<BackgroundStatus, string>> = {
  confirmed: 'confirmed',
  waitlisted: 'put on the waiting list',
  declined: 'declined',
};

/** What the others of a talent's side read of an answer. */
export const newsOfOwnAnswer =
  (day: DayRow, status: BackgroundStatus, doer: Actor) => (names: Names) => ({
    title: `${dayInWords(day)} was answered: ${names.role}${of(names)}`,
    content: `${names.production}: ${doerInWords(doer, names)} answered, and the day is ${ANSWERS[status] ?? 'open'}.`,
  });

/** What a team reads when somebody who had a place no longer comes. */
export const newsOfLoss =
  (day: DayRow, isFilled: boolean) =>
  ({ talent, role, production }: Names) => ({
    title: `${talent} can no longer come on ${dayInWords(day)}`,
    content: `${role}, ${production}: ${talent} had confirmed and has now declined. ${isFilled ? 'Whoever waited longest has the place.' : 'Nobody waits for the place: it is free.'}`,
  });
