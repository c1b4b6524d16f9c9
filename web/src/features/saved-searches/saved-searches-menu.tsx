import type { SavedSearch } from '@callboard/contract/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';
import { SavedList } from './saved-list.tsx';
import { savedSearchesQuery, useSavedSearchChanges } from './saved-search-queries.ts';
import { searchKey } from './search-key.ts';
import { ThisSearch } from './this-search.tsx';

type Props = {
  /** What the address of the page holds after its `?`. */
  search: string;
  onOpen: (search: string) => void;
};

/** Keeps the search of the page, and opens others that were kept. */
export function SavedSearchesMenu({ search, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const list = useQuery(savedSearchesQuery);
  const changes = useSavedSearchChanges();
  const items = list.data?.items ?? [];
  const key = searchKey(search);
  const current = items.find((saved) => searchKey(saved.search) === key);
  const last = useLastOpened(items, current);
  useLookedAt(current, changes.open);

  function openSaved(saved: SavedSearch) {
    setOpen(false);
    onOpen(saved.search);
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger>
        <Button>
          <Bookmark
            aria-hidden="true"
            className={current === undefined ? 'size-4' : 'size-4 fill-current'}
          />
          <span>
            Saved<span className="max-sm:sr-only"> searches</span>
          </span>
          <CountBadge
            tone="accent"
            label="new matches"
            count={items.reduce((sum, { newCount }) => sum + newCount, 0)}
          />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        ref={keepFocus}
        label="Saved searches"
        width={376}
        className="grid max-h-[min(560px,var(--radix-popover-content-available-height))] grid-rows-[auto_minmax(0,1fr)]"
      >
        <ThisSearch key={key} search={key} current={current} last={last} changes={changes} />
        <SavedList list={list} current={current} changes={changes} onOpen={openSaved} />
      </PopoverContent>
    </Popover>
  );
}

/** The one that was on the page last: what is chosen from there may be meant to change it. */
function useLastOpened(items: readonly SavedSearch[], current: SavedSearch | undefined) {
  const [lastId, setLastId] = useState<string>();
  const id = current?.id ?? lastId;
  if (id !== lastId) setLastId(id);
  return items.find((saved) => saved.id === id);
}

/** Whoever has a search before them, also from a link in a mail, sees who is new in it. */
function useLookedAt(current: SavedSearch | undefined, open: (saved: SavedSearch) => void): void {
  const hasNews = current !== undefined && current.newCount > 0;
  useEffect(() => {
    if (hasNews) open(current);
  }, [hasNews, current, open]);
}
