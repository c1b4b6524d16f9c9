import { LIMITS } from '@callboard/contract/limits';
import { CalendarRange } from 'lucide-react';
import { people } from '../words/session-words.ts';
import { countOf, type ScheduleDraft, scheduleForm } from './schedule-draft.ts';

/** What will come of the figures, while they are typed. */
export function SlotCount({ schedule, timeZone }: { schedule: ScheduleDraft; timeZone: string }) {
  const count = countOf(scheduleForm(schedule, timeZone));
  return (
    <p
      role="status"
      className="flex items-center gap-2.5 rounded-control bg-sunk px-3 py-2.5 font-medium text-14 tabular-nums"
    >
      <CalendarRange aria-hidden="true" className="size-4 shrink-0 text-muted" />
      {inWords(count, schedule)}
    </p>
  );
}

function inWords(count: number, { rooms, capacity }: ScheduleDraft): string {
  if (count === 0) return 'No slots yet';
  if (count > LIMITS.auditionSlots) return `More than ${LIMITS.auditionSlots} slots`;
  const slots = count === 1 ? '1 slot' : `${count} slots`;
  const each = count / rooms.length;
  const inRooms = rooms.length > 1 ? `, ${each} in each of ${rooms.length} rooms` : '';
  const seats = capacity > 1 ? `, for up to ${people(count * capacity)}` : '';
  return `${slots}${inRooms}${seats}`;
}
