import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../../../platform/database/database.ts';
import {
  assignments,
  representations,
  rosterEntries,
  rosterNotes,
  talentClaims,
} from '../../../tables.ts';

type Move = { portfolioId: string; from: string; to: string; now: Date };

/** All but what the agency has agreed on with the own profile already. */
export async function moveRepresentations(tx: Transaction, { portfolioId, from, to, now }: Move) {
  const own = alias(representations, 'own');
  const same = tx
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.talentProfileId, to),
        eq(own.portfolioId, representations.portfolioId),
        eq(own.field, representations.field),
        eq(own.territory, representations.territory),
        eq(own.status, representations.status),
        sql`${own.status} <> 'ended'`,
      ),
    );
  await tx
    .update(representations)
    .set({ talentProfileId: to, updatedAt: now })
    .where(
      and(
        eq(representations.portfolioId, portfolioId),
        eq(representations.talentProfileId, from),
        notExists(same),
      ),
    );
}

/** What the own profile was asked for and now holds there needs no answer any more. */
export async function endAnswered(tx: Transaction, { portfolioId, to, now }: Move) {
  const held = alias(representations, 'held');
  const same = tx
    .select({ one: sql`1` })
    .from(held)
    .where(
      and(
        eq(held.talentProfileId, to),
        eq(held.portfolioId, representations.portfolioId),
        eq(held.field, representations.field),
        eq(held.territory, representations.territory),
        eq(held.status, 'active'),
        // Other terms that are asked for in its place still wait for an answer.
        sql`${held.id} is distinct from ${representations.replacesId}`,
      ),
    );
  await tx
    .update(representations)
    .set({
      status: 'ended',
      endedAt: now,
      endedBy: 'talent',
      endReason: 'Agreed on with the link to the profile',
      updatedAt: now,
    })
    .where(
      and(
        eq(representations.portfolioId, portfolioId),
        eq(representations.talentProfileId, to),
        eq(representations.status, 'requested'),
        exists(same),
      ),
    );
}

export async function hasActiveRepresentation(tx: Transaction, { portfolioId, to }: Move) {
  const active = await tx.$count(
    representations,
    and(
      eq(representations.portfolioId, portfolioId),
      eq(representations.talentProfileId, to),
      eq(representations.status, 'active'),
    ),
  );
  return active > 0;
}

export async function copyAssignments(tx: Transaction, { portfolioId, from, to }: Move) {
  const theirs = tx
    .select({
      portfolioId: assignments.portfolioId,
      talentProfileId: sql<string>`${to}::uuid`.as('talent_profile_id'),
      userId: assignments.userId,
      createdAt: assignments.createdAt,
    })
    .from(assignments)
    .where(and(eq(assignments.portfolioId, portfolioId), eq(assignments.talentProfileId, from)));
  await tx.insert(assignments).select(theirs).onConflictDoNothing();
}

export async function moveNotes(tx: Transaction, { portfolioId, from, to }: Move) {
  await tx
    .update(rosterNotes)
    .set({ talentProfileId: to })
    .where(and(eq(rosterNotes.portfolioId, portfolioId), eq(rosterNotes.talentProfileId, from)));
}

/** With what is left of assignments and notes. */
export async function deleteRosterEntry(tx: Transaction, { portfolioId, from }: Move) {
  await tx
    .delete(rosterEntries)
    .where(
      and(eq(rosterEntries.portfolioId, portfolioId), eq(rosterEntries.talentProfileId, from)),
    );
}

/** Nobody represents a profile that was left. */
export async function endLeftRepresentations(tx: Transaction, { from, now }: Move) {
  await tx
    .update(representations)
    .set({ status: 'ended', endedAt: now, endedBy: 'talent', updatedAt: now })
    .where(
      and(eq(representations.talentProfileId, from), sql`${representations.status} <> 'ended'`),
    );
}

/** So that a used link still tells that it was used. */
export async function moveClaims(tx: Transaction, { from, to }: Move) {
  await tx
    .update(talentClaims)
    .set({ talentProfileId: to })
    .where(eq(talentClaims.talentProfileId, from));
}
