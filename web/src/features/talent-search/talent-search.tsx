import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useIsDesk } from '../../lib/use-is-desk.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Shortcut, ShortcutsPopover } from '../../ui/shortcuts-popover.tsx';
import { useTalentSearch } from './address/use-talent-search.ts';
import { ChosenChips } from './chosen/chosen-chips.tsx';
import { useChosen } from './chosen/use-chosen.ts';
import { FacetRail } from './facets/facet-rail.tsx';
import { FiltersSheet } from './filters-sheet.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { Results } from './results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchFailed } from './search-failed.tsx';
import { type Act, actsOf } from './selection/acts.ts';
import { NO_RESULTS, useResults } from './use-results.ts';
import { HEADINGS, talentsWord } from './words.ts';

export type { Act } from './selection/acts.ts';

/** Below the top bar, in pixels. */
const TOP = 80;

const SHORTCUTS: readonly Shortcut[] = [
  [['J', 'K'], 'Next, previous face'],
  [['←', '↑', '↓', '→'], 'Go about the faces'],
  [['Enter'], 'Look closely'],
  [['Esc'], 'Close, select nobody'],
];
const SELECTING: readonly Shortcut[] = [[['X'], 'Select'], ...SHORTCUTS];

type Props = {
  /** Keeps and opens searches, by what stands after the `?` of their address. */
  renderSaved: (search: string, onOpen: (search: string) => void) => ReactNode;
  onAct: (act: Act, talentProfileIds: readonly string[]) => void;
};

/** Everyone that the viewer may see, narrowed down facet by facet. */
export function TalentSearch({ renderSaved, onAct }: Props) {
  const { role } = useCurrentUser();
  const { search, text, change, clear, open, openText } = useTalentSearch();
  const { results, counts, levels, places, error, isFetching, retry } = useResults(search);
  const chosen = useChosen(search);
  const isDesk = useIsDesk();
  const list = useRef<HTMLDivElement>(null);
  usePageTitle(HEADINGS[role]);
  useBeginningOf(list, text);
  // The faces come first, and the counts in the moment after.
  const lateCounts = useDeferredValue(counts);
  const lateLevels = useDeferredValue(levels);
  const latePlaces = useDeferredValue(places);
  const facets = useMemo(
    () => ({
      search,
      counts: lateCounts,
      levels: lateLevels,
      places: latePlaces,
      onChange: change,
    }),
    [search, lateCounts, lateLevels, latePlaces, change],
  );
  const shortcuts = actsOf(role).length > 0 ? SELECTING : SHORTCUTS;
  return (
    <div ref={keepFocus} className="grid gap-4">
      <PageHeader
        title={HEADINGS[role]}
        facts={
          <span role="status" className="tabular-nums">
            {results && talentsWord(results.total)}
          </span>
        }
        actions={
          <>
            <ShortcutsPopover shortcuts={shortcuts} />
            {renderSaved(text, openText)}
          </>
        }
      />
      <div className="flex items-start gap-6">
        {isDesk && (
          <search
            aria-label="Filters"
            className="sticky top-20 -mt-2 -ml-1 max-h-[calc(100dvh-96px)] w-59 shrink-0 overflow-y-auto pr-2 pl-1 [scrollbar-gutter:stable] [scrollbar-width:thin]"
          >
            <FacetRail {...facets} />
          </search>
        )}
        <div ref={list} className="grid min-w-0 flex-1 gap-3">
          <SearchBar
            search={search}
            onChange={change}
            filters={
              !isDesk && (
                <FiltersSheet
                  facets={facets}
                  count={chosen.length}
                  total={results?.total}
                  onClear={clear}
                />
              )
            }
          />
          <ChosenChips chosen={chosen} onChange={change} onClear={clear} />
          {error === null && results === undefined && <ResultsSkeleton />}
          {(error !== null || results !== undefined) && (
            <Results
              results={results ?? NO_RESULTS}
              empty={
                error === null ? (
                  <NobodyFound search={search} chosen={chosen} onSearch={open} onClear={clear} />
                ) : (
                  <SearchFailed
                    error={error}
                    search={search}
                    onChange={change}
                    onRetry={retry}
                    isRetrying={isFetching}
                  />
                )
              }
              onAct={onAct}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Another search is read from its beginning; one that is only gone back to is where it was. */
function useBeginningOf(list: React.RefObject<HTMLElement | null>, text: string): void {
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < TOP) window.scrollBy({ top: top - TOP });
  }, [list, text]);
}
