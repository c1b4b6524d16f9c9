import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { titleForOutsiders } from '../../../productions/conditions.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import { castingCalls } from '../../tables.ts';
import { isOpen } from '../one-call/queries.ts';
import { audienceColumns } from '../open-calls/queries.ts';
import { isPoster, isVerifiedCompany } from '../queries.ts';

/** Calls with whom they are for and all that decides who may be submitted to them. */
export async function listPostingRows(db: Queryable, callIds: readonly string[]) {
  return selectPostings(db, inArray(castingCalls.id, [...callIds])).limit(callIds.length);
}

/** Of one breakdown, those that take applications, in the order of their roles. */
export async function listOpenPostingRows(db: Queryable, breakdownId: string, now: Date) {
  const isMeant = and(
    eq(castingCalls.breakdownId, breakdownId),
    isOpen,
    gt(castingCalls.deadlineAt, now),
  );
  return selectPostings(db, isMeant).limit(LIMITS.roles);
}

function selectPostings(db: Queryable, isMeant: SQL | undefined) {
  return db
    .select({
      id: castingCalls.id,
      roleId: castingCalls.roleId,
      status: castingCalls.status,
      openedAt: castingCalls.openedAt,
      deadlineAt: castingCalls.deadlineAt,
      version: castingCalls.version,
      isOpen,
      ...audienceColumns,
      role: {
        title: productionRoles.title,
        talentTypeId: productionRoles.talentTypeId,
        crewRoleId: productionRoles.crewRoleId,
        contentFlags: productionRoles.contentFlags,
        playingAgeMin: productionRoles.playingAgeMin,
        playingAgeMax: productionRoles.playingAgeMax,
        questions: productionRoles.questions,
        requestedMedia: productionRoles.requestedMedia,
        selfTape: productionRoles.selfTape,
      },
      productionTypeId: productions.typeId,
      productionTitle: titleForOutsiders,
      isVerifiedCompany,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(users, isPoster)
    .where(isMeant)
    .orderBy(asc(productionRoles.position), asc(castingCalls.id));
}
export type Posting = Awaited<ReturnType<typeof listPostingRows>>[number];
