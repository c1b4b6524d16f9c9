import type { ShortlistEntry } from '@callboard/contract/shortlists';
import { relativeDate } from '../../lib/relative-date.ts';
import { GENDER_WORDS } from '../../lib/talent/profile-words.ts';

type Face = Pick<
  ShortlistEntry,
  'playingAgeMin' | 'playingAgeMax' | 'place' | 'agencyName' | 'gender'
>;

export function agesOf({ playingAgeMin: min, playingAgeMax: max }: Face): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return String(min ?? max);
  return `${min}–${max}`;
}

/** `26–33 · Glasgow · Tallow & Finch`, of what is known. */
export const factsLine = (face: Face): string =>
  [agesOf(face), face.place, face.agencyName].filter((part) => part !== null).join(' · ');

export function genderWord({ gender }: Face): string | null {
  return gender && (GENDER_WORDS[gender as keyof typeof GENDER_WORDS] ?? null);
}

export const facesInWords = (count: number) => (count === 1 ? '1 face' : `${count} faces`);

export const peopleInWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** 'just now', 'yesterday', '12 May': in the middle of a line. */
export function agoInLine(instant: string, now?: Date): string {
  const ago = relativeDate(instant, now) ?? '';
  return ago.charAt(0).toLowerCase() + ago.slice(1);
}
