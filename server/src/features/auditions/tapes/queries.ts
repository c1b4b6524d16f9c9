import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { media } from '../../media/tables.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { auditionInvitations, auditions, auditionTakes } from '../tables.ts';

export type TakeRow = typeof auditionTakes.$inferInsert;
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

function selectInvitation(db: Queryable) {
  return db
    .select({
      id: auditionInvitations.id,
      talentProfileId: auditionInvitations.talentProfileId,
      status: auditionInvitations.status,
      /** When it is due, as it was sent. */
      dueAt: auditionInvitations.startsAt,
      auditionId: auditions.id,
      productionId: auditions.productionId,
      told: auditions.told,
      cancelledAt: auditions.cancelledAt,
      roleTitle: productionRoles.title,
      productionTitle: productions.title,
      titleForOutsiders,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, auditions.productionId));
}

export async function findInvitation(db: Queryable, invitationId: string) {
  const [row] = await selectInvitation(db).where(eq(auditionInvitations.id, invitationId));
  return row;
}

/** Until the transaction ends nobody answers it, sends for it or changes when it is due. */
export async function lockInvitation(tx: Transaction, invitationId: string) {
  const [row] = await selectInvitation(tx)
    .where(eq(auditionInvitations.id, invitationId))
    .for('update', { of: auditionInvitations });
  return row;
}

export async function setAccepted(tx: Transaction, invitationId: string, now: Date) {
  await tx
    .update(auditionInvitations)
    .set({ status: 'accepted', respondedAt: now, note: null, proposals: [], updatedAt: now })
    .where(eq(auditionInvitations.id, invitationId));
}

/** What was sent for these, in the order in which it is to be seen. */
export async function listTakes(db: Queryable, invitationIds: readonly string[]) {
  return db
    .select({ take: auditionTakes, media, dueAt: auditionInvitations.startsAt })
    .from(auditionTakes)
    .innerJoin(media, eq(media.id, auditionTakes.mediaId))
    .innerJoin(auditionInvitations, eq(auditionInvitations.id, auditionTakes.invitationId))
    .where(inArray(auditionTakes.invitationId, [...invitationIds]))
    .orderBy(asc(auditionTakes.position), asc(auditionTakes.id));
}

/** These are all that there are from now on. */
export async function putTakes(tx: Transaction, invitationId: string, takes: readonly TakeRow[]) {
  const kept = takes.map(({ mediaId }) => mediaId);
  await tx
    .delete(auditionTakes)
    .where(
      and(eq(auditionTakes.invitationId, invitationId), notInArray(auditionTakes.mediaId, kept)),
    );
  await tx
    .insert(auditionTakes)
    .values([...takes])
    .onConflictDoUpdate({
      target: [auditionTakes.invitationId, auditionTakes.mediaId],
      set: {
        scene: sql`excluded.scene`,
        take: sql`excluded.take`,
        isSlate: sql`excluded.is_slate`,
        isLate: sql`excluded.is_late`,
        position: sql`excluded.position`,
      },
    });
}
