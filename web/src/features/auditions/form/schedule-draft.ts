import type { ScheduleForm } from '@callboard/contract/audition-form';
import { countSlots } from '@callboard/contract/audition-schedule';
import type { AuditionSession } from '@callboard/contract/audition-session';
import { fromClock, toClock } from '../../../lib/casting/zoned-time.ts';

/** A day of auditions as it is typed, on the clock of where it is. */
export type ScheduleDraft = {
  windows: { day: string; from: string; to: string }[];
  /** Each on every day. */
  breaks: { from: string; to: string }[];
  minutes: number;
  rooms: string[];
  capacity: number;
};

export const NEW_WINDOW = { from: '10:00', to: '16:00' };
export const NEW_BREAK = { from: '13:00', to: '14:00' };

export function scheduleForm(draft: ScheduleDraft, timeZone: string): ScheduleForm {
  const at = (day: string, clock: string) => fromClock(`${day}T${clock}`, timeZone);
  const days = [...new Set(draft.windows.map(({ day }) => day))];
  return {
    windows: draft.windows.map(({ day, from, to }) => ({ from: at(day, from), to: at(day, to) })),
    breaks: days.flatMap((day) =>
      draft.breaks.map(({ from, to }) => ({ from: at(day, from), to: at(day, to) })),
    ),
    minutes: draft.minutes,
    rooms: draft.rooms.map((room) => room.trim()),
    capacity: draft.capacity,
  };
}

/** How many slots come of it, as far as it is filled in. */
export function countOf(form: ScheduleForm): number {
  const spans = (all: ScheduleForm['windows']) =>
    all
      .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }))
      .filter(({ from, to }) => from < to);
  return countSlots({ ...form, windows: spans(form.windows), breaks: spans(form.breaks) });
}

/** The figures of a session that stands, to begin from when its slots are made anew. */
export function scheduleOf({ slots, timeZone, startsAt }: AuditionSession): ScheduleDraft {
  const [day = ''] = toClock(startsAt, timeZone).split('T');
  const [first] = slots;
  if (first === undefined) {
    return {
      windows: [{ day, ...NEW_WINDOW }],
      breaks: [],
      minutes: 15,
      rooms: ['Room 1'],
      capacity: 1,
    };
  }
  const lengths = slots.map((slot) => Date.parse(slot.endsAt) - Date.parse(slot.startsAt));
  return {
    windows: joined(slots).map((span) => {
      const [on = '', from = ''] = toClock(span.startsAt, timeZone).split('T');
      return { day: on, from, to: toClock(span.endsAt, timeZone).split('T')[1] ?? '' };
    }),
    breaks: [],
    minutes: Math.round(Math.min(...lengths) / 60_000),
    rooms: [...new Set(slots.map(({ room }) => room))],
    capacity: first.capacity,
  };
}

type Times = Pick<AuditionSession['slots'][number], 'startsAt' | 'endsAt'>;

/** Times without a gap between them are one: what is left out are the breaks. */
function joined(slots: readonly Times[]): Times[] {
  const spans: Times[] = [];
  for (const slot of slots.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    const last = spans.at(-1);
    if (last === undefined || slot.startsAt > last.endsAt) spans.push({ ...slot });
    else if (slot.endsAt > last.endsAt) last.endsAt = slot.endsAt;
  }
  return spans;
}
