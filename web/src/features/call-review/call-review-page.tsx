import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CALL_STATUS_WORDS } from '../../lib/casting/role-words.ts';
import { useIsDesk } from '../../lib/use-is-desk.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { afterDeciding } from '../../ui/queue/after-deciding.ts';
import { FoundQueue, itemsOf } from '../../ui/queue/found-queue.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { type Shortcut, ShortcutsPopover } from '../../ui/shortcuts-popover.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { ReviewedCallPane } from './detail/reviewed-call-pane.tsx';
import { NothingHere } from './nothing-here.tsx';
import { reviewQueueQuery } from './review-queries.ts';
import { ReviewRow } from './review-row.tsx';
import { REVIEW_TABS, useReviewList } from './use-review-list.ts';

const SHORTCUTS: readonly Shortcut[] = [
  [['J', '↓'], 'Next call'],
  [['K', '↑'], 'Previous call'],
  [['P'], 'Publish'],
  [['R'], 'Reject'],
  [['T'], 'Take down'],
  [['/'], 'Find a call'],
];

/** Calls that wait for a moderator, and all others: read, let through, rejected or taken down. */
export function CallReviewPage() {
  const isDesk = useIsDesk();
  const list = useReviewList();
  const searchBox = useRef<HTMLInputElement>(null);
  const found = useInfiniteQuery({
    ...reviewQueueQuery(list.filters),
    placeholderData: keepPreviousData,
  });
  useKeys({ '/': () => searchBox.current?.focus() });
  const calls = itemsOf(found);
  const idOf = ({ id }: { id: string }) => id;
  const chosenId = list.chosenId ?? (isDesk ? calls[0]?.id : undefined);
  return (
    <div className="grid gap-4">
      <PageHeader title="Casting Calls" actions={<ShortcutsPopover shortcuts={SHORTCUTS} />} />
      <Tabs value={list.filters.status} onValueChange={list.setStatus} activationMode="manual">
        <TabList label="Status">
          {REVIEW_TABS.map((status) => (
            <Tab key={status} value={status}>
              {CALL_STATUS_WORDS[status]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={list.filters.status}>
          <div className="grid gap-4">
            {/* On a phone one call has the screen to itself. */}
            <search className={list.chosenId === undefined ? '' : 'max-lg:hidden'}>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  // From here on the keys go through the list.
                  searchBox.current?.blur();
                }}
              >
                <SearchBox
                  ref={searchBox}
                  label="Find by title, company or poster"
                  className="w-full sm:w-80"
                  value={list.filters.search ?? ''}
                  onSearch={list.setSearch}
                />
              </form>
            </search>
            <FoundQueue
              label="Calls"
              found={found}
              idOf={idOf}
              chosenId={chosenId}
              onChoose={list.choose}
              row={(call) => <ReviewRow call={call} />}
              empty={<NothingHere list={list} />}
            >
              {chosenId !== undefined && (
                <ReviewedCallPane
                  key={chosenId}
                  id={chosenId}
                  onDecided={() => list.choose(afterDeciding(calls, idOf, chosenId))}
                />
              )}
            </FoundQueue>
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
