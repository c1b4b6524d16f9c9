import {
  AVAILABILITY_KINDS,
  type Availability,
  availabilitySchema,
} from '@callboard/contract/talent-profiles';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import type { Checked, Fields } from '../autosave.ts';
import { checkFields, readFields } from '../check-fields.ts';
import { type Entry, entriesIn, isFilled } from '../entries.ts';
import { byEntryId } from '../info-draft.ts';

export type RangeKind = (typeof AVAILABILITY_KINDS)[number];

export const KIND_WORDS: Record<RangeKind, string> = {
  available: 'Available',
  booked_out: 'Booked out',
};
export const KIND_OPTIONS = wordOptions(AVAILABILITY_KINDS, KIND_WORDS);

/** Days as they are typed: an end may still be missing, or make no sense. */
export type Range = Entry & { kind: RangeKind; from: string; to: string };

export function newRange(kind: RangeKind, from = '', to = ''): Range {
  return { id: crypto.randomUUID(), kind, from, to };
}

/** The server's ranges have no ids; here each is called by its place. */
export function showRanges(availability: Availability = []): Fields {
  return { availability: availability.map((range, place) => ({ ...range, id: String(place) })) };
}

export function rangesIn(list: unknown): Range[] {
  return entriesIn(list).map((entry) => ({
    id: entry.id,
    kind: entry.kind === 'booked_out' ? 'booked_out' : 'available',
    from: typeof entry.from === 'string' ? entry.from : '',
    to: typeof entry.to === 'string' ? entry.to : '',
  }));
}

/** Ranges that were only just added, without a day, are left out until they have one. */
export function checkAvailability(typed: Fields): Checked {
  const filled = readFields(typed, ['availability'], (list) =>
    rangesIn(list).filter(({ from, to }) => isFilled(from) || isFilled(to)),
  );
  const { sendable, errors } = checkFields(availabilitySchema, filled);
  return { sendable, errors: byEntryId(errors, filled) };
}

/** In the order of the calendar. */
export function withRange(ranges: readonly Range[], added: Range): Range[] {
  const place = ranges.findIndex(({ from }) => from > added.from);
  return ranges.toSpliced(place === -1 ? ranges.length : place, 0, added);
}

/** What a day is. Being booked out for a week of a free spring is being booked out. */
export function kindOn(ranges: readonly Range[], day: string): RangeKind | undefined {
  const kinds = ranges.filter(({ from, to }) => from <= day && day <= to).map(({ kind }) => kind);
  return kinds.includes('booked_out') ? 'booked_out' : kinds[0];
}
