import type { Queryable } from '../../../../platform/database/database.ts';
import { listBusy } from '../../../availability/list-busy.ts';
import { listAcceptedAt } from '../answering/queries.ts';

type Whose = { id: string; talentProfileId: string; timeZone: string };
type Times = { startsAt: Date; endsAt: Date };

/** What a talent has accepted at that time, or that they booked it out. For their own side alone. */
export async function listOverlaps(
  db: Queryable,
  { id, talentProfileId, timeZone }: Whose,
  { startsAt, endsAt }: Times,
) {
  const accepted = await listAcceptedAt(db, talentProfileId, { startsAt, endsAt, except: id });
  const busy = await listBusy(db, [talentProfileId], { from: startsAt, to: endsAt, timeZone });
  const bookedOut = (busy.get(talentProfileId) ?? []).filter(({ why }) => why === 'booked_out');
  const overlaps = [
    ...accepted,
    ...bookedOut.map(({ from, to }) => ({ title: 'Booked out', startsAt: from, endsAt: to })),
  ];
  return overlaps.map(({ title, ...times }) => ({
    title,
    startsAt: times.startsAt.toISOString(),
    endsAt: times.endsAt.toISOString(),
  }));
}
