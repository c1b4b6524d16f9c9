import type { Hold, OwnHold } from '@callboard/contract/holds';
import { presentAbout } from '../about/present-about.ts';
import type { HoldRow } from './queries.ts';

export function presentHold(row: HoldRow): Hold {
  const { id, from, to, status, rank, note, expiresAt, challengeEndsAt, createdAt } = row;
  return {
    id,
    ...presentAbout(row),
    from,
    to,
    status,
    rank,
    note,
    expiresAt: expiresAt.toISOString(),
    challengeEndsAt: challengeEndsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentOwnHold(row: HoldRow): OwnHold {
  return { ...presentHold(row), takenRanks: row.takenRanks };
}
