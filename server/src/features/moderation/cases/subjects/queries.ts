import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { castingCalls } from '../../../casting-calls/tables.ts';
import { clientCompanies, clientProfiles } from '../../../client-profiles/tables.ts';
import { conversationParticipants, conversations, messages } from '../../../messaging/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import { shortlistLinks, shortlists } from '../../../shortlists/tables.ts';
import { talentName } from '../../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';

const userName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

export async function listMessageTexts(db: Queryable, ids: readonly string[]) {
  return db
    .select({ id: messages.id, title: messages.text })
    .from(messages)
    .where(inArray(messages.id, [...ids]));
}

export async function listCallTitles(db: Queryable, ids: readonly string[]) {
  return db
    .select({ id: castingCalls.id, title: productionRoles.title })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .where(inArray(castingCalls.id, [...ids]));
}

export async function listProfileNames(db: Queryable, ids: readonly string[]) {
  return db
    .select({ id: talentProfiles.id, title: sql<string>`${talentName}` })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(inArray(talentProfiles.id, [...ids]));
}

export async function listUserNames(db: Queryable, ids: readonly string[]) {
  return db
    .select({ id: users.id, title: userName })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

export async function listLinkNames(db: Queryable, ids: readonly string[]) {
  return db
    .select({ id: shortlistLinks.id, title: shortlists.name })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.shortlistId))
    .where(inArray(shortlistLinks.id, [...ids]));
}

export async function findLink(db: Queryable, id: string) {
  const [found] = await db
    .select({
      name: shortlists.name,
      productionTitle: productions.title,
      companyName: clientCompanies.name,
      sharedBy: userName,
      label: shortlistLinks.label,
      expiresAt: shortlistLinks.expiresAt,
      revokedAt: shortlistLinks.revokedAt,
    })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.shortlistId))
    .innerJoin(productions, eq(productions.id, shortlists.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .innerJoin(users, eq(users.id, shortlistLinks.createdByUserId))
    .where(eq(shortlistLinks.id, id));
  return found;
}

/** A message as far as a case needs it; moderators read its words with those around it. */
export async function findMessage(db: Queryable, id: string) {
  const names = sql<string[]>`array(
    select ${users.firstName} || ' ' || ${users.lastName} from ${conversationParticipants}
    join ${users} on ${users.id} = ${conversationParticipants.userId}
    where ${conversationParticipants.conversationId} = ${conversations.id}
      and ${conversationParticipants.isDirect}
    order by 1 limit 10
  )`;
  const [found] = await db
    .select({
      deletedAt: messages.deletedAt,
      names,
      roleTitle: productionRoles.title,
      productionTitle: productions.title,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(productionRoles, eq(productionRoles.id, conversations.roleId))
    .leftJoin(
      productions,
      sql`${productions.id} = coalesce(${conversations.productionId}, ${productionRoles.productionId})`,
    )
    .where(eq(messages.id, id));
  return found;
}

export async function findCall(db: Queryable, id: string) {
  const [found] = await db
    .select({
      status: castingCalls.status,
      roleTitle: productionRoles.title,
      productionTitle: productions.title,
      companyName: clientCompanies.name,
      payKind: productionRoles.payKind,
      description: productionRoles.description,
      moderatorReason: castingCalls.moderatorReason,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .where(eq(castingCalls.id, id));
  return found;
}

export async function findProfile(db: Queryable, id: string) {
  const [found] = await db
    .select({
      headline: talentProfiles.headline,
      bio: talentProfiles.bio,
      visibility: talentProfiles.visibility,
      isKept: sql<boolean>`${talentProfiles.ownerUserId} <> ${talentProfiles.userId}`,
      keeper: userName,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(eq(talentProfiles.id, id));
  return found;
}

export async function findUser(db: Queryable, id: string) {
  const [found] = await db
    .select({
      jobTitle: clientProfiles.jobTitle,
      companyName: clientCompanies.name,
      bio: sql<string | null>`coalesce(${clientProfiles.bio}, ${talentProfiles.bio})`,
    })
    .from(users)
    .leftJoin(clientProfiles, eq(clientProfiles.userId, users.id))
    .leftJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .where(eq(users.id, id));
  return found;
}
