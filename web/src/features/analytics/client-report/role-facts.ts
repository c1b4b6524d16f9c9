import type { RoleReport } from '@callboard/contract/analytics';
import { daysToWords } from './report-words.ts';

/** 'in 13 days', or how many of those needed there are. */
export function fillInWords({ needed, booked, daysToFill }: RoleReport): string {
  if (daysToFill !== null) return `in ${daysToWords(daysToFill)}`;
  return `${booked} of ${needed}`;
}
