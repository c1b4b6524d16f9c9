import type { Seat } from '@callboard/contract/audition-session';
import type { Platform } from '../../../../platform/platform.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { photoUrlOf } from '../../../talent-profiles/present-talent-profile.ts';
import { listConflicts } from '../conflicts/list-conflicts.ts';
import { keyOf, overlaps } from '../plan/plan.ts';
import type { Compared } from './compare-with-sent.ts';
import type { LoadedSession } from './present-summary.ts';
import { listApplicationsOf, listPeople, type SeatRow, type SentRow } from './queries.ts';

/** Everyone in the plan, and those who are not but were invited: to be told so, or out by their answer. */
export async function listSeatsShown(
  platform: Platform,
  { audition, seats, sent }: LoadedSession,
  { changes }: Compared,
): Promise<Seat[]> {
  const sentTo = new Map(sent.map((invitation) => [keyOf(invitation), invitation]));
  const planned = new Set(seats.map(keyOf));
  const others = sent.filter((one) => one.status !== 'cancelled' && !planned.has(keyOf(one)));
  const shown = [...seats, ...others.map((one): SeatRow => ({ ...one, slotId: null, slot: null }))];

  const talentIds = [...new Set(shown.map(({ talentProfileId }) => talentProfileId))];
  const roleIds = [...new Set(shown.map(({ roleId }) => roleId))];
  const people = await listPeople(platform.db, talentIds);
  const applications = await listApplicationsOf(platform.db, roleIds, talentIds);
  const conflicts = await listConflicts(platform.db, audition, seatedIn(seats));
  const personOf = new Map(
    people.map((person) => [person.id, withIsMinor(platform.clock, person)]),
  );
  const applicationOf = new Map(applications.map((one) => [keyOf(one), one]));

  return shown.flatMap((seat) => {
    const key = keyOf(seat);
    const { talentProfileId, roleId, slotId, slot } = seat;
    const person = personOf.get(talentProfileId);
    if (person === undefined) return [];
    const application = applicationOf.get(key);
    const invitation = sentTo.get(key);
    const busy = conflicts.get(talentProfileId) ?? [];
    return [
      {
        talentProfileId,
        roleId,
        name: person.name,
        photoUrl: photoUrlOf(person),
        agencyName: application?.agencyName ?? null,
        isMinor: person.isMinor,
        applicationId: application?.id ?? null,
        applicationStatus: application?.status ?? null,
        isInTray: (application?.unsentAnswer ?? null) !== null,
        slotId,
        hasConflict: slot !== null && busy.some((times) => overlaps(times, slot)),
        change: changes.get(key) ?? null,
        invitation: invitation === undefined ? null : presentSent(invitation),
      },
    ];
  });
}

function seatedIn(seats: readonly SeatRow[]): string[] {
  return seats.flatMap(({ slotId, talentProfileId }) => (slotId === null ? [] : [talentProfileId]));
}

function presentSent(sent: SentRow): NonNullable<Seat['invitation']> {
  return {
    id: sent.id,
    status: sent.status,
    respondedAt: sent.respondedAt?.toISOString() ?? null,
    startsAt: sent.startsAt.toISOString(),
    room: sent.room,
    note: sent.note,
    proposals: sent.proposals,
    accessNote: sent.accessNote,
    checkedInAt: sent.checkedInAt?.toISOString() ?? null,
    dayNote: sent.dayNote,
    takes: sent.takes,
    isLate: sent.isLate,
  };
}
