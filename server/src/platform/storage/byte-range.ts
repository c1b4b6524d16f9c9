import type { ByteRange } from './storage.ts';

/** A server given a range that runs backwards ignores it and sends the whole file. */
export function assertRange({ start, end }: ByteRange): void {
  const isRange = Number.isSafeInteger(start) && Number.isSafeInteger(end) && 0 <= start;
  if (!isRange || end < start) throw new RangeError(`Bytes ${start} to ${end} are no range.`);
}

export function rangePastEnd(key: string, range: ByteRange | undefined): RangeError {
  return new RangeError(`${key} ends before byte ${range?.start}.`);
}
