import type { SearchResult } from '@callboard/contract/search';
import { TEXTS } from '@callboard/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { log } from '../../lib/log.ts';
import { classes } from '../../ui/classes.ts';
import { SURFACE_LOOK } from '../../ui/menu-look.ts';
import { searchQuery } from './api.ts';
import { chooseHit } from './choose-hit.ts';
import { HitList } from './hit-list.tsx';
import { groupHits, type SearchHit } from './search-hit.ts';
import { PANEL_MAX_WIDTH, SEARCH_PAUSE_MS } from './search-rules.ts';
import { usePaused } from './use-paused.ts';

/** What the box tells those who listen about the panel below it. */
export type PanelState = { listIds: string; activeId: string | undefined };

type Props = {
  id: string;
  /** Trimmed, and long enough. */
  query: string;
  /** Takes the keys pressed in the box. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onState: (state: PanelState | undefined) => void;
  onClose: () => void;
};

const NOTHING: SearchResult = { productions: [], roles: [], applications: [] };

export function SearchPanel({ id, query, keys, onState, onClose }: Props) {
  const asked = usePaused(query, SEARCH_PAUSE_MS);
  const search = useQuery({ ...searchQuery(asked ?? ''), enabled: asked !== undefined });
  const isSearching = asked === undefined || search.isPending;
  const groups = useMemo(
    () => groupHits(isSearching ? NOTHING : (search.data ?? NOTHING)),
    [isSearching, search.data],
  );
  const hits = groups.flatMap((group) => group.hits);
  const [active, setActive] = useState<string>();
  const navigate = useNavigate();
  const choose = (hit: SearchHit) =>
    chooseHit(hit, { close: onClose, goTo: (href) => void navigate({ href }) });
  const hitId = (hit: { type: string; id: string }) => `${id}-${hit.type}-${hit.id}`;
  const place = hits.findIndex((hit) => hitId(hit) === active);
  const activeId = place === -1 ? undefined : active;
  const listIds = groups.map(({ type }) => `${id}-${type}`).join(' ');

  useEffect(() => {
    if (search.error !== null) log.error('the search failed', search.error);
  }, [search.error]);

  useEffect(() => {
    onState(listIds === '' ? undefined : { listIds, activeId });
    return () => onState(undefined);
  }, [listIds, activeId, onState]);

  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [activeId]);

  useEffect(() => {
    keys.current = (event) => {
      const chosen = hits[place];
      if (event.key === 'Enter' && chosen !== undefined) {
        event.preventDefault();
        return choose(chosen);
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = place === -1 && step === -1 ? hits.length - 1 : place + step;
      const hit = hits[(next + hits.length) % hits.length];
      if (hit !== undefined) setActive(hitId(hit));
    };
    return () => {
      keys.current = null;
    };
  });

  // A failed search is logged and shows nothing.
  if (!isSearching && search.isError) return null;
  return (
    <div
      data-state="open"
      style={{ maxWidth: `min(${PANEL_MAX_WIDTH}, 100%)` }}
      className={classes(
        SURFACE_LOOK,
        'absolute top-full left-0 mt-1.5 flex max-h-[calc(100dvh-4.5rem)] w-full flex-col overflow-hidden max-lg:inset-x-2 max-lg:mt-1 max-lg:w-auto max-lg:max-w-none! sm:max-lg:right-auto',
      )}
    >
      {isSearching && <Notice>{TEXTS.search.loading}</Notice>}
      {!isSearching && hits.length === 0 && <Notice>{TEXTS.search.empty}</Notice>}
      {groups.map((group) => (
        <HitList
          key={group.type}
          id={`${id}-${group.type}`}
          group={group}
          hitId={hitId}
          activeId={activeId}
          onPoint={(hit) => setActive(hitId(hit))}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className="px-3.5 py-3 text-13 text-muted">
      {children}
    </p>
  );
}
