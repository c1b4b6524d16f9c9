import type { OfferStatus } from '@callboard/contract/deal-choices';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { isCollaboration, standingColumns } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { aboutFor, type Reader, SHOWN } from '../about/queries.ts';
import { offers } from './tables.ts';

export type OfferRow = Awaited<ReturnType<typeof listOffersTo>>[number];

const senders = alias(users, 'senders');
const answerers = alias(users, 'answerers');

function selectOffers(db: Queryable, reader: Reader) {
  return db
    .select({
      ...aboutFor(reader),
      id: offers.id,
      applicationId: offers.applicationId,
      terms: offers.terms,
      status: offers.status,
      sentBy: sql<string>`${senders.firstName} || ' ' || ${senders.lastName}`,
      createdAt: offers.createdAt,
      answeredAt: offers.answeredAt,
      answeredBy: sql<string | null>`${answerers.firstName} || ' ' || ${answerers.lastName}`,
      reason: offers.reason,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, applications.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .innerJoin(senders, eq(senders.id, offers.sentByUserId))
    .leftJoin(answerers, eq(answerers.id, offers.answeredByUserId))
    .$dynamic();
}

/** Every offer to an application, the newest first. */
export async function listOffersTo(db: Queryable, applicationId: string, reader: Reader) {
  return selectOffers(db, reader)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(SHOWN);
}

/** Those that wait for an answer first. */
export async function listOwnOffers(db: Queryable, talentProfileIds: readonly string[]) {
  const isTheirs = sql`${applications.talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])`;
  return selectOffers(db, 'own')
    .where(isTheirs)
    .orderBy(desc(eq(offers.status, 'sent')), desc(offers.createdAt), desc(offers.id))
    .limit(SHOWN);
}

export async function getOffer(db: Queryable, offerId: string, reader: Reader) {
  const [row] = await selectOffers(db, reader).where(eq(offers.id, offerId));
  if (row === undefined) throw new Error(`offer ${offerId} is gone`);
  return row;
}

/** To whom it was made and for what, and how a person stands to the production. */
export async function findOfferStanding(db: Queryable, offerId: string, userId: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      applicationId: applications.id,
      roleId: applications.roleId,
      talentProfileId: applications.talentProfileId,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(offers.id, offerId));
  return row;
}

/** Whoever changes anything about an application's offers holds the application. */
export async function lockApplicationOf(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update');
}

/** The offer that waits for an answer, of an application that is locked. */
export async function findOfferOut(tx: Transaction, applicationId: string) {
  const [row] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.applicationId, applicationId), eq(offers.status, 'sent')));
  return row;
}

export async function insertOffer(tx: Transaction, row: typeof offers.$inferInsert): Promise<void> {
  await tx.insert(offers).values(row);
}

type Ending = {
  status: Exclude<OfferStatus, 'sent'>;
  reason: string | null;
  answeredByUserId?: string;
  answeredAt?: Date;
};

export async function endOffer(
  tx: Transaction,
  offerId: string,
  ending: Ending,
  now: Date,
): Promise<void> {
  await tx
    .update(offers)
    .set({ ...ending, updatedAt: now })
    .where(eq(offers.id, offerId));
}

/** Withdraws what is out for these applications, and tells what those were about. */
export async function withdrawOffersOut(
  tx: Transaction,
  applicationIds: readonly string[],
  now: Date,
) {
  const ended = await tx
    .update(offers)
    .set({ status: 'withdrawn', updatedAt: now })
    .where(
      and(
        sql`${offers.applicationId} = any(${sql.param([...applicationIds])}::uuid[])`,
        eq(offers.status, 'sent'),
      ),
    )
    .returning({ applicationId: offers.applicationId });
  if (ended.length === 0) return [];
  const ids = ended.map(({ applicationId }) => applicationId);
  return tx
    .select({ roleId: applications.roleId, talentProfileId: applications.talentProfileId })
    .from(applications)
    .where(inArray(applications.id, ids));
}
