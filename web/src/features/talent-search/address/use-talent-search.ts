import type { TalentSearch } from '@callboard/contract/talent-search';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { fromText, readSearch, tidy, toText, writeSearch } from './read-search.ts';

export type Changes = { [Name in keyof TalentSearch]?: TalentSearch[Name] | undefined };
/** What depends on what is chosen is worked out when it is its turn: fingers may be faster than pages. */
export type ChangeSearch = (
  changes: Changes | ((before: TalentSearch) => Changes),
  options?: { isTyped?: boolean },
) => void;

/**
 * What the address says is looked for. A choice is a step that Back takes back; what is typed letter by
 * letter is not.
 */
export function useTalentSearch() {
  const { role } = useCurrentUser();
  const params = useSearch({ strict: false });
  const navigate = useNavigate();
  // The same text is the same search: what hangs on it is not worked out again.
  const text = toText(readSearch(params, role));
  const search = useMemo(() => fromText(text, role), [text, role]);

  const go = useCallback(
    (next: (before: TalentSearch) => TalentSearch, replace: boolean) =>
      void navigate({
        to: '/talent-search',
        search: (before) => writeSearch(tidy(next(readSearch(before, role)))),
        replace,
        resetScroll: false,
      }),
    [navigate, role],
  );
  const change: ChangeSearch = useCallback(
    (changes, { isTyped = false } = {}) =>
      go(
        (before) => merge(before, typeof changes === 'function' ? changes(before) : changes),
        isTyped,
      ),
    [go],
  );
  const clear = useCallback(() => go(({ sort }) => merge({}, { sort }), false), [go]);
  const open = useCallback((other: TalentSearch) => go(() => other, false), [go]);
  const openText = useCallback((kept: string) => go(() => fromText(kept, role), false), [go, role]);
  return { search, text, change, clear, open, openText };
}

function merge(before: TalentSearch, changes: Changes): TalentSearch {
  return { ...before, ...changes } as TalentSearch;
}
