import type { ByteRange } from '../storage/storage.ts';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Which part of a file is asked for: none (all of it), one, or one that the file does not have. Several
 * at once, and what is no range at all, get the whole file, which HTTP allows.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [matched, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (matched === undefined || (first === '' && last === '')) return 'whole';
  const isSuffix = first === '';
  if (!isSuffix && last !== '' && Number(last) < Number(first)) return 'whole';
  const start = isSuffix ? Math.max(size - Number(last), 0) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || end < start ? 'unsatisfiable' : { start, end };
}
