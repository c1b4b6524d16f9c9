import type { RosterEntry } from '@callboard/contract/roster';
import type { RosterFilters } from './roster-queries.ts';

export type RosterSort = RosterFilters['sort'];
export type RosterStanding = NonNullable<RosterFilters['standing']>;

export const SORTS: readonly RosterSort[] = ['name', 'waiting', 'newest'];
export const SORT_WORDS: Record<RosterSort, string> = {
  name: 'By name',
  waiting: 'What waits first',
  newest: 'Newest first',
};

export const STANDINGS: readonly RosterStanding[] = ['represented', 'asked', 'unclaimed'];
export const STANDING_WORDS: Record<RosterStanding, string> = {
  represented: 'Represented',
  asked: 'Asked',
  unclaimed: 'Not claimed',
};

export const NOBODY = 'nobody';

/** As they are called at work. */
export const nameOf = ({ stageName, firstName, lastName }: Named) =>
  stageName ?? `${firstName} ${lastName}`;

type Named = Pick<RosterEntry, 'stageName' | 'firstName' | 'lastName'>;

/** Only whom the portfolio represents can be worked for; who is asked answers first. */
export const isRepresented = ({ representations }: RosterEntry) =>
  representations.some(({ status }) => status === 'active');

/** `Actor, Dancer · plays 25–35 · Leeds` of what is known. */
export function aboutInWords(entry: RosterEntry): string {
  const { headline, categories, playingAgeMin: from, playingAgeMax: to, place } = entry;
  const age = from === null || to === null ? undefined : `plays ${from}–${to}`;
  const what = categories.length > 0 ? categories.slice(0, 2).join(', ') : headline;
  return [entry.isMinor && 'Under 18', what, age, place].filter(Boolean).join(' · ');
}

/** What their side has to answer: `2 auditions to answer`, `1 change to confirm`. */
export function waitingInWords({ invitations, confirmations }: RosterEntry['waiting']): string[] {
  return [
    ...(invitations > 0 ? [`${counted(invitations, 'audition')} to answer`] : []),
    ...(confirmations > 0 ? [`${counted(confirmations, 'change')} to confirm`] : []),
  ];
}

export const counted = (count: number, word: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? word : `${word}s`}`;
