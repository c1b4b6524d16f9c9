import { demoId } from '../demo-id.ts';
import type { Guest, Session } from './plan-sessions.ts';

/** In minutes. */
const LENGTH = 20;
/** More than fit into a morning are seen in two rooms. */
const ONE_ROOM = 6;
/** Places that are still free. */
const SPARE = 2;
const MINUTE_MS = 60 * 1000;

type Slot = { id: string; room: string; startsAt: Date; endsAt: Date };
export type Seated = Guest & { slot: Slot | null };

/** Everyone one after the other, in as many rooms as are needed. Tapes need none. */
export function layOut({ key, posting, startsAt, guests }: Session) {
  if (posting.production.sessions.kind === 'self_tape') {
    return { slots: [], seated: guests.map((guest): Seated => ({ ...guest, slot: null })) };
  }
  const rooms = guests.length > ONE_ROOM ? ['Room 1', 'Room 2'] : ['Room 1'];
  const rows = Math.ceil((guests.length + SPARE) / rooms.length);
  const slots = Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    rooms.map((room): Slot => {
      const start = startsAt.getTime() + row * LENGTH * MINUTE_MS;
      return {
        id: demoId(`slot/${key}/${room}/${row}`),
        room,
        startsAt: new Date(start),
        endsAt: new Date(start + LENGTH * MINUTE_MS),
      };
    }),
  );
  return {
    slots,
    seated: guests.map((guest, index): Seated => ({ ...guest, slot: slots[index] ?? null })),
  };
}
