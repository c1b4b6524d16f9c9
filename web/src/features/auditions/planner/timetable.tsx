import { useMemo } from 'react';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { ClockLabel } from './clock-label.tsx';
import { usePlannerScene } from './planner-context.ts';
import type { Grouped } from './seating.ts';
import { SlotCell } from './slot-cell.tsx';
import { type Day, toTimetable } from './timetable-rows.ts';

/** In pixels; of a room the least. */
const TIMES_WIDTH = 112;
const ROOM_WIDTH = 208;

type Seats = { seats: Grouped['bySlot'] };

/** The days: rooms side by side where there is space, else one room after another. */
export function Timetable({ seats }: Seats) {
  const { slots, timeZone } = usePlannerScene().session;
  const days = useMemo(() => toTimetable(slots, timeZone), [slots, timeZone]);
  const isDesk = useIsDesk();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {days.map((day) => (
        <section
          key={day.day}
          aria-label={day.day}
          className="grid grid-cols-[minmax(0,1fr)] gap-2"
        >
          <h2 className="font-semibold text-14">{day.day}</h2>
          {isDesk ? <RoomColumns day={day} seats={seats} /> : <RoomLists day={day} seats={seats} />}
        </section>
      ))}
    </div>
  );
}

function RoomColumns({ day: { day, rooms, rows }, seats }: Seats & { day: Day }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table
        style={{ minWidth: TIMES_WIDTH + rooms.length * ROOM_WIDTH }}
        className="w-full table-fixed border-collapse text-left"
      >
        <caption className="sr-only">{day}</caption>
        <thead>
          <tr className="border-line border-b text-12 text-muted">
            <th scope="col" style={{ width: TIMES_WIDTH }} className="px-3 py-2 font-medium">
              Time
            </th>
            {rooms.map((room) => (
              <th key={room} scope="col" className="truncate px-2 py-2 font-medium">
                {room}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ startsAt, endsAt, inRoom }) => (
            <tr key={startsAt}>
              <th scope="row" className="px-3 py-2 align-top font-normal">
                <ClockLabel startsAt={startsAt} endsAt={endsAt} />
              </th>
              {rooms.map((room) => {
                const slot = inRoom.get(room);
                return (
                  <td key={room} className="p-1.5 align-top">
                    {slot && <SlotCell slot={slot} seats={seats.get(slot.id) ?? []} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RoomLists({ day: { rooms, rows }, seats }: Seats & { day: Day }) {
  return rooms.map((room) => (
    <section key={room} aria-label={room} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {rooms.length > 1 && <h3 className="font-medium text-13 text-muted">{room}</h3>}
      <ol className="divide-y divide-line rounded-card border border-line bg-raised">
        {rows.flatMap(({ startsAt, inRoom }) => {
          const slot = inRoom.get(room);
          if (slot === undefined) return [];
          return (
            <li key={startsAt} className="grid grid-cols-[64px_minmax(0,1fr)] gap-2 p-1.5 pl-3">
              <div className="pt-2.5">
                <ClockLabel startsAt={startsAt} endsAt={null} />
              </div>
              <SlotCell slot={slot} seats={seats.get(slot.id) ?? []} />
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
