import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/use-change-address.ts';
import { SHORT_REASONS, SUBJECT_WORDS } from '../words.ts';

export const CASE_TABS = ['open', 'appeals', 'acted_on', 'dismissed'] as const;
export type CaseTab = (typeof CASE_TABS)[number];
export type CaseFilters = {
  subject: keyof typeof SUBJECT_WORDS | undefined;
  reason: keyof typeof SHORT_REASONS | undefined;
  /** Cases against one person: whoever looks at a person comes here with it. */
  againstUserId: string | undefined;
};

const NONE = { subject: undefined, reason: undefined, againstUserId: undefined };

/** Which list, what of it, and which one is looked at: all of it is in the address. */
export function useCaseSearch() {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const change = useChangeAddress();
  const filters: CaseFilters = {
    subject: keyOf(SUBJECT_WORDS, search.subject),
    reason: keyOf(SHORT_REASONS, search.reason),
    againstUserId: textOf(search.againstUserId),
  };
  return {
    id: textOf(search.id),
    tab: CASE_TABS.find((tab) => tab === search.tab) ?? 'open',
    filters,
    isFiltered: Object.values(filters).some((each) => each !== undefined),
    choose: (next: string | undefined) => change({ id: next }),
    goTo: (tab: CaseTab) => change({ tab: tab === 'open' ? undefined : tab, id: undefined }),
    filter: (changes: Partial<CaseFilters>) => change({ ...changes, id: undefined }),
    clear: () => change({ ...NONE, id: undefined }),
  };
}

const textOf = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined);

export function keyOf<Words extends object>(words: Words, given: unknown): keyof Words | undefined {
  return (Object.keys(words) as (keyof Words)[]).find((key) => key === given);
}
