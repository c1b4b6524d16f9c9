import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { CalendarX2 } from 'lucide-react';
import { clockIn, dayIn, slotTime, zoneName } from '../../../lib/casting/audition-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';

type Slot = InvitationDetail['freeSlots'][number];
type Props = {
  invitation: InvitationDetail;
  chosenId: string | null;
  onChoose: (id: string) => void;
};

/** The times that are left, by day. */
export function SlotChoice({ invitation, chosenId, onChoose }: Props) {
  const { timeZone: ownZone } = useCurrentUser();
  const { freeSlots, timeZone, kind } = invitation;
  if (freeSlots.length === 0) {
    return (
      <p className="flex items-center gap-2 text-13 text-muted">
        <CalendarX2 aria-hidden="true" className="size-4 shrink-0" />
        No time is left. Ask for another one instead.
      </p>
    );
  }
  const days = Map.groupBy(freeSlots, ({ startsAt }) => dayIn(ownZone, startsAt));
  const isElsewhere = freeSlots.some(
    ({ startsAt }) => slotTime(startsAt, null, timeZone, ownZone).there !== null,
  );
  // A room matters to those who come to it.
  const shown = { hasRoom: kind === 'in_person', zone: isElsewhere ? timeZone : null };
  return (
    <div className="grid max-h-72 gap-4 overflow-y-auto">
      {[...days].map(([day, slots]) => (
        <fieldset key={day} className="grid gap-2">
          <legend className="pb-2 font-semibold text-13">{day}</legend>
          <RadioGroup
            aria-label={day}
            value={chosenId ?? ''}
            onValueChange={onChoose}
            options={slots.map((slot) => optionOf(slot, ownZone, shown))}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** '14:20–14:35', and where clocks show something else: '09:20 in New York', with the day if it is another. */
function optionOf(
  { id, room, startsAt, endsAt }: Slot,
  ownZone: string,
  { hasRoom, zone }: { hasRoom: boolean; zone: string | null },
) {
  const there = zone === null ? null : timeThere(startsAt, zone, ownZone);
  const hint = [hasRoom ? room : null, there].filter(Boolean).join(' · ');
  const label = `${clockIn(ownZone, startsAt)}–${clockIn(ownZone, endsAt)}`;
  return { value: id, label, ...(hint !== '' && { hint }) };
}

function timeThere(startsAt: string, zone: string, ownZone: string): string {
  const day = dayIn(zone, startsAt);
  const clock = `${clockIn(zone, startsAt)} in ${zoneName(zone)}`;
  return day === dayIn(ownZone, startsAt) ? clock : `${day}, ${clock}`;
}
