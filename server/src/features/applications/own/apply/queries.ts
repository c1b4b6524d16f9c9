import { LIVE_STATUSES } from '@callboard/contract/application-moves';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { businessPortfolios } from '../../../business-portfolios/tables.ts';
import { castingCalls } from '../../../casting-calls/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import { applicationMedia, applications } from '../../tables.ts';

/** Until the transaction ends, neither does the call end nor do its terms change. */
export async function lockCall(tx: Transaction, callId: string) {
  const [row] = await tx
    .select({
      id: castingCalls.id,
      roleId: castingCalls.roleId,
      status: castingCalls.status,
      visibility: castingCalls.visibility,
      openedAt: castingCalls.openedAt,
      deadlineAt: castingCalls.deadlineAt,
      version: castingCalls.version,
      role: {
        contentFlags: productionRoles.contentFlags,
        playingAgeMin: productionRoles.playingAgeMin,
        playingAgeMax: productionRoles.playingAgeMax,
        questions: productionRoles.questions,
        requestedMedia: productionRoles.requestedMedia,
        selfTape: productionRoles.selfTape,
      },
      productionTypeId: productions.typeId,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(eq(castingCalls.id, callId))
    .for('share', { of: castingCalls });
  return row;
}

/** A talent's application to a role: the live one, else the latest, which nobody moves meanwhile. */
export async function lockEarlier(
  tx: Transaction,
  { roleId, talentProfileId }: { roleId: string; talentProfileId: string },
) {
  const isLive = inArray(applications.status, [...LIVE_STATUSES]);
  const [row] = await tx
    .select({
      id: applications.id,
      callId: applications.callId,
      status: applications.status,
      isLive: sql<boolean>`${isLive}`,
    })
    .from(applications)
    .where(and(eq(applications.roleId, roleId), eq(applications.talentProfileId, talentProfileId)))
    .orderBy(desc(isLive), desc(applications.createdAt), desc(applications.id))
    .limit(1)
    .for('update');
  return row;
}

/** Who submitted a talent to a role last. */
export async function findSender(
  db: Queryable,
  { roleId, talentProfileId }: { roleId: string; talentProfileId: string },
) {
  const [row] = await db
    .select({
      userId: users.id,
      name: sql<string>`coalesce(${businessPortfolios.name}, ${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.submittedByUserId))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, applications.portfolioId))
    .where(and(eq(applications.roleId, roleId), eq(applications.talentProfileId, talentProfileId)))
    .orderBy(
      desc(inArray(applications.status, [...LIVE_STATUSES])),
      desc(applications.createdAt),
      desc(applications.id),
    )
    .limit(1);
  return row;
}

/** Whether it was made: there is at most one that is live. */
export async function insertApplication(
  tx: Transaction,
  row: typeof applications.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(applications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return made.length > 0;
}

export async function replaceMedia(
  tx: Transaction,
  applicationId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await tx.delete(applicationMedia).where(eq(applicationMedia.applicationId, applicationId));
  if (mediaIds.length === 0) return;
  await tx
    .insert(applicationMedia)
    .values(mediaIds.map((mediaId, position) => ({ applicationId, mediaId, position })));
}
