import type { RosterEntry } from '@callboard/contract/roster';
import type { Clock } from '../../../../platform/clock.ts';
import { nameOf } from '../../../fit/term-names.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { photoUrlOf } from '../../../talent-profiles/present-talent-profile.ts';
import type { EntryRow } from './queries.ts';

type Around = Pick<RosterEntry, 'representations' | 'assignments' | 'completeness'>;

export function presentEntry(
  clock: Clock,
  row: EntryRow,
  { representations, assignments, completeness }: Around,
): RosterEntry {
  const { isMinor } = withIsMinor(clock, row);
  const askedAt = representations.at(-1)?.requestedAt ?? '';
  return {
    talentProfileId: row.id,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    stageName: row.stageName,
    photoUrl: photoUrlOf(row),
    headline: row.headline,
    place: isMinor ? row.region : (row.city ?? row.region),
    playingAgeMin: row.playingAgeMin,
    playingAgeMax: row.playingAgeMax,
    categories: row.categoryIds.map((id) => nameOf('talentCategories', id)),
    isMinor,
    isClaimed: row.isClaimed,
    claim: row.claim && presentClaim(row.claim),
    representations,
    assignments,
    addedAt: row.onRosterSince?.toISOString() ?? askedAt,
    ...(row.onRosterSince === null ? NOTHING_YET : workOf(row, completeness)),
  };
}

/** Whoever has not confirmed does not show the agency what waits for them. */
const NOTHING_YET = {
  completeness: 0,
  agencyNotes: 0,
  waiting: { invitations: 0, confirmations: 0 },
  liveApplications: 0,
};

function workOf(row: EntryRow, completeness: number) {
  const { agencyNotes, invitations, confirmations, liveApplications } = row;
  return { completeness, agencyNotes, waiting: { invitations, confirmations }, liveApplications };
}

function presentClaim(claim: NonNullable<EntryRow['claim']>) {
  return {
    email: claim.email,
    sentAt: claim.createdAt.toISOString(),
    expiresAt: claim.expiresAt.toISOString(),
  };
}
