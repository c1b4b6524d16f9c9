import type { OpenedUser } from '@callboard/contract/admin-users';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { figuresOf } from './history/figures.ts';
import { placesOf } from './history/places.ts';
import {
  countDoings,
  findHolds,
  listCompanies,
  listPortfolios,
  listProfiles,
  listTrail,
} from './history/queries.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './queries.ts';

const TRAIL_LENGTH = 20;

/** One person with everything a moderator asks first. */
export async function openUser({ db }: Platform, userId: string): Promise<OpenedUser> {
  const row = await findUser(db, userId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const [holds, profiles, companies, portfolios, doings, trail] = await Promise.all([
    findHolds(db, userId),
    listProfiles(db, userId),
    listCompanies(db, userId),
    listPortfolios(db, userId),
    countDoings(db, userId),
    listTrail(db, userId, TRAIL_LENGTH),
  ]);
  const { sessions, reportsMade, openCasesAgainst, warnings, suspensions } = doings;
  return {
    ...presentUser(row),
    countryId: row.countryId,
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    ...presentHolds(holds, userId),
    places: placesOf({ profiles, companies, portfolios }),
    sessions,
    figures: figuresOf(row.role, doings),
    reportsMade,
    openCasesAgainst,
    warnings,
    suspensions,
    trail: trail.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  };
}

type Holds = Awaited<ReturnType<typeof findHolds>>;

function presentHolds({ suspension, deletion }: Holds, userId: string) {
  return {
    suspension: suspension ? { ...suspension, at: suspension.at.toISOString() } : null,
    deletion: deletion
      ? {
          askedAt: deletion.askedAt.toISOString(),
          dueAt: deletion.dueAt.toISOString(),
          byAdmin: deletion.askedByUserId !== userId,
        }
      : null,
  };
}
