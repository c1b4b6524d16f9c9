import type { AuditionKind, AuditionRound } from '@callboard/contract/audition-choices';
import { ROUND_WORDS } from '../round-words.ts';
import { timeIn } from '../time-words.ts';

export type Facts = {
  round: AuditionRound;
  kind: AuditionKind;
  place: string | null;
  timeZone: string;
};
type Appointment = { startsAt: Date; room: string | null; isToBeChosen: boolean };
export type News = 'invited' | 'asked_again' | 'more_time' | 'told' | 'cancelled';
type About = {
  role: string;
  production: string;
  facts: Facts;
  appointment: Appointment;
  /** The talent, for whoever else is of their side. */
  name: string | undefined;
};

/** What a talent's side reads of what was sent: the talent as you, the others by the talent's name. */
export function newsOfSending(news: News, about: About): { title: string; content: string } {
  const { role, production, facts, appointment, name } = about;
  const what = whatIs(facts);
  const whose = name === undefined ? 'Your' : `${name}’s`;
  const when = whenAndWhere(facts, appointment);
  switch (news) {
    case 'invited':
      return {
        title: `${name === undefined ? 'You are' : `${name} is`} ${askedTo(facts)} for ${role}`,
        content: `${production}: ${when}. ${pleaseAnswer(appointment)}`,
      };
    case 'asked_again':
      return {
        title: `${whose} ${what} for ${role} has changed`,
        content: `${production}: now ${when}. ${pleaseAnswer(appointment)}`,
      };
    case 'more_time':
      return {
        title: `More time for ${lowerFirst(whose)} ${what} for ${role}`,
        content: `${production}: now ${when}. ${pleaseAnswer(appointment)}`,
      };
    case 'told':
      return {
        title: `News of ${lowerFirst(whose)} ${what} for ${role}`,
        content: `${production}: there is something new to read. It stays at ${when}.`,
      };
    case 'cancelled':
      return {
        title: `${whose} ${what} for ${role} is off`,
        content: `${production}: what was planned for ${when} no longer stands.`,
      };
  }
}

/** `callback`, `self-tape` */
export function whatIs({ round, kind }: Pick<Facts, 'round' | 'kind'>): string {
  return kind === 'self_tape' ? 'self-tape' : ROUND_WORDS[round].toLowerCase();
}

function askedTo(facts: Facts): string {
  const what = whatIs(facts);
  if (facts.kind === 'self_tape') return `asked for a ${what}`;
  return `invited to ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
}

function pleaseAnswer({ isToBeChosen }: Appointment): string {
  return isToBeChosen ? 'Please choose one of the free times.' : 'Please answer.';
}

export function whenAndWhere({ kind, place, timeZone }: Facts, appointment: Appointment): string {
  const { startsAt, room, isToBeChosen } = appointment;
  const when = timeIn(timeZone, startsAt);
  if (kind === 'self_tape') return `due ${when}`;
  const where = kind === 'live_video' ? ['by video'] : [place, room];
  const time = isToBeChosen ? `times from ${when}` : when;
  return [time, ...where].filter((part) => part !== null).join(', ');
}

function lowerFirst(text: string): string {
  return text === 'Your' ? 'your' : text;
}
