import type { TermsChange } from '@callboard/contract/casting-calls';
import { contentWords, replicaWords } from './content-words.ts';
import { dateWords } from './date-words.ts';
import { payWords } from './pay-words.ts';
import type { CallTerms } from './terms-of.ts';
import { usageWords } from './usage-words.ts';

type Line = { field: TermsChange['field']; words: (terms: CallTerms) => string };

const orNone = (text: string | null) => text ?? 'None';

/** Everything that was promised, line by line. */
const LINES: readonly Line[] = [
  { field: 'pay', words: payWords },
  { field: 'pay', words: ({ payNote }) => orNone(payNote) },
  { field: 'pay', words: usageWords },
  { field: 'dates', words: ({ workDates }) => dateWords(workDates) },
  { field: 'content', words: ({ contentFlags }) => contentWords(contentFlags) },
  { field: 'content', words: ({ contentNote }) => orNone(contentNote) },
  { field: 'content', words: ({ replicaUses }) => replicaWords(replicaUses) },
  { field: 'content', words: ({ replicaTerms }) => orNone(replicaTerms) },
];

/**
 * What differs, in words. It also decides whether anything does: what reads the same, such as days in
 * another order, is no reason to ask anyone again.
 */
export function describeTermsChange(before: CallTerms, after: CallTerms): TermsChange[] {
  return LINES.flatMap(({ field, words }) => {
    const change = { field, before: words(before), after: words(after) };
    return change.before === change.after ? [] : [change];
  });
}
