import { relativeDate } from '../../lib/relative-date.ts';

/** In the middle of a sentence: 'yesterday', '17 Oct'. */
export function when(instant: string): string {
  const words = relativeDate(instant) ?? '';
  return words.charAt(0).toLowerCase() + words.slice(1);
}
