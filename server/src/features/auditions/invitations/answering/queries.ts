import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { titleForOutsiders } from '../../../productions/conditions.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import {
  auditionInvitations,
  auditionRoles,
  auditionSeats,
  auditionSlots,
  auditions,
} from '../../tables.ts';

type Times = { startsAt: Date; endsAt: Date };

/** Of which session and talent it is, which never change. */
export async function findWhose(db: Queryable, invitationId: string) {
  const { auditionId, talentProfileId } = auditionInvitations;
  const [row] = await db
    .select({ auditionId, talentProfileId })
    .from(auditionInvitations)
    .where(eq(auditionInvitations.id, invitationId));
  return row;
}

/**
 * What a talent has accepted at that time apart from this. Tapes take no time, and what is still to be
 * chosen has none.
 */
export async function listAcceptedAt(
  db: Queryable,
  talentProfileId: string,
  { startsAt, endsAt, except }: Times & { except: string },
) {
  const other = auditionInvitations;
  return db
    .select({
      title: sql<string>`${productionRoles.title} || ' in ' || ${titleForOutsiders}`,
      startsAt: other.startsAt,
      endsAt: other.endsAt,
    })
    .from(other)
    .innerJoin(auditions, eq(auditions.id, other.auditionId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .innerJoin(productionRoles, eq(productionRoles.id, other.roleId))
    .where(
      and(
        eq(other.talentProfileId, talentProfileId),
        ne(other.id, except),
        inArray(other.status, ['accepted', 'attended']),
        eq(other.isToBeChosen, false),
        lt(other.startsAt, other.endsAt),
        lt(other.startsAt, endsAt),
        gt(other.endsAt, startsAt),
      ),
    )
    .orderBy(asc(other.startsAt), asc(other.id));
}

/** The slots of a session that have room for one more, whoever is planned there or counts on it. */
export async function listFreeSlotIds(
  db: Queryable,
  auditionId: string,
  { except }: { except: { talentProfileId: string; roleId: string } },
): Promise<Set<string>> {
  const { talentProfileId, roleId } = except;
  const isNot = (person: typeof auditionSeats | typeof auditionInvitations) =>
    sql`(${person.talentProfileId}, ${person.roleId}) <> (${talentProfileId}::uuid, ${roleId}::uuid)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${auditionSlots.id} from ${auditionSlots}
    where ${auditionSlots.auditionId} = ${auditionId} and ${auditionSlots.capacity} > (
      select count(*) from (
        select ${auditionSeats.talentProfileId}, ${auditionSeats.roleId} from ${auditionSeats}
          where ${auditionSeats.slotId} = ${auditionSlots.id} and ${isNot(auditionSeats)}
        union
        select ${auditionInvitations.talentProfileId}, ${auditionInvitations.roleId}
          from ${auditionInvitations}
          where ${auditionInvitations.slotId} = ${auditionSlots.id} and ${isNot(auditionInvitations)}
            and ${auditionInvitations.status} in
              ('pending', 'accepted', 'reschedule_requested', 'attended')
      ) taken)`);
  return new Set(rows.map(({ id }) => id));
}

export async function updateInvitation(
  tx: Transaction,
  invitationId: string,
  changes: Partial<typeof auditionInvitations.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(auditionInvitations).set(changes).where(eq(auditionInvitations.id, invitationId));
}

type Seat = { auditionId: string; roleId: string; talentProfileId: string };

export async function deleteSeat(tx: Transaction, seat: Seat): Promise<void> {
  const { auditionId, roleId, talentProfileId } = auditionSeats;
  await tx
    .delete(auditionSeats)
    .where(
      and(
        eq(auditionId, seat.auditionId),
        eq(roleId, seat.roleId),
        eq(talentProfileId, seat.talentProfileId),
      ),
    );
}

/** Unless the session is not for that role any more. */
export async function putSeatBack(
  tx: Transaction,
  { auditionId, roleId, talentProfileId, slotId }: Seat & { slotId: string | null },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into ${auditionSeats} (audition_id, role_id, talent_profile_id, slot_id, created_at)
    select ${auditionRoles.auditionId}, ${auditionRoles.roleId}, ${talentProfileId}::uuid,
      ${slotId}::uuid, ${now.toISOString()}::timestamptz
    from ${auditionRoles}
    where ${auditionRoles.auditionId} = ${auditionId} and ${auditionRoles.roleId} = ${roleId}
    on conflict do nothing
  `);
}
