import type { EntryRow } from './queries.ts';

/** What the team and whoever holds a link see alike. */
export function presentFace(row: EntryRow & { isMinor: boolean }) {
  return {
    id: row.id,
    name: row.name,
    headline: row.headline,
    playingAgeMin: row.playingAgeMin,
    playingAgeMax: row.playingAgeMax,
    // Where a child lives is nobody's business but their own side's.
    place: row.isMinor ? row.region : row.city,
    gender: row.gender,
    heightCm: row.heightCm,
    agencyName: row.agencyName,
    verified: row.verified,
  };
}
