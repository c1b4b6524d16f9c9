import { useNavigate, useSearch } from '@tanstack/react-router';

/** What of the roster is shown, as the address holds it. */
export function useRosterView() {
  const { search, roster } = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changes: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
  return {
    search: typeof search === 'string' && search !== '' ? search : undefined,
    scope: roster === 'whole' ? ('whole' as const) : ('mine' as const),
    setSearch: (text: string) => change({ search: text.trim() === '' ? undefined : text.trim() }),
    setScope: (scope: string) => change({ roster: scope === 'whole' ? scope : undefined }),
    clear: () => change({ search: undefined }),
  };
}

export type RosterView = ReturnType<typeof useRosterView>;
