import type { FoundTalent } from '@callboard/contract/talent-search';

/** '26–33', of what is known. */
export function agesOf({ playingAgeMin: min, playingAgeMax: max }: FoundTalent): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return String(min ?? max);
  return `${min}–${max}`;
}

/** `26–33 · Glasgow · Tallow & Finch`, of what is known. */
export function factsLine(talent: FoundTalent): string {
  return [agesOf(talent), talent.place, talent.agencyName]
    .filter((part) => part !== null)
    .join(' · ');
}
