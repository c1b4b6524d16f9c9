import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/use-change-address.ts';

/** What of the roster is shown, as the address holds it. */
export function useRosterView() {
  const { search, roster } = useSearch({ strict: false });
  const change = useChangeAddress();
  return {
    search: typeof search === 'string' && search !== '' ? search : undefined,
    scope: roster === 'whole' ? ('whole' as const) : ('mine' as const),
    setSearch: (text: string) => change({ search: text.trim() === '' ? undefined : text.trim() }),
    setScope: (scope: string) => change({ roster: scope === 'whole' ? scope : undefined }),
    clear: () => change({ search: undefined }),
  };
}

export type RosterView = ReturnType<typeof useRosterView>;
