import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useIsDesk } from '../../lib/use-is-desk.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FoundQueue, itemsOf } from '../../ui/queue/found-queue.tsx';
import { type Shortcut, ShortcutsPopover } from '../../ui/shortcuts-popover.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { UserDetail } from './detail/user-detail.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { useUserFilters } from './use-user-filters.ts';
import { UserFilterBar } from './user-filters.tsx';
import { usersQuery } from './user-queries.ts';
import { UserRow } from './user-row.tsx';
import { countInWords } from './user-words.ts';

const SHORTCUTS: readonly Shortcut[] = [
  [['/'], 'Find someone'],
  [['J', '↓'], 'Next person'],
  [['K', '↑'], 'Previous person'],
  [['S'], 'Suspend or restore'],
  [['M'], 'Mail the confirmation link'],
  [['V'], 'Revoke a verification'],
  [['E'], 'Start a data export'],
  [['D'], 'Delete or keep the account'],
];

/** Everyone with an account: found by name or address, looked at, and where needed shut out. */
export function UsersPage() {
  const isDesk = useIsDesk();
  const list = useUserFilters();
  const searchBox = useRef<HTMLInputElement>(null);
  const found = useInfiniteQuery({
    ...usersQuery(list.filters),
    // What was found before stays until the next is there.
    placeholderData: keepPreviousData,
  });
  useKeys({ '/': () => searchBox.current?.focus() });
  const users = itemsOf(found);
  const total = found.data?.pages[0]?.total;
  const chosenId = list.chosenId ?? (isDesk ? users[0]?.id : undefined);
  return (
    <div className="grid gap-4">
      <PageHeader
        title="Users"
        facts={total !== undefined && countInWords(total)}
        actions={
          <>
            <Button asChild>
              <Link to="/admin/audit">Audit trail</Link>
            </Button>
            <ShortcutsPopover shortcuts={SHORTCUTS} />
          </>
        }
      />
      {/* On a phone one person has the screen to itself. */}
      <div className={list.chosenId === undefined ? '' : 'max-lg:hidden'}>
        <UserFilterBar list={list} searchBox={searchBox} />
      </div>
      <FoundQueue
        label="Users"
        found={found}
        idOf={({ id }) => id}
        chosenId={chosenId}
        onChoose={list.choose}
        row={(user) => <UserRow user={user} />}
        empty={<NobodyFound onClear={list.isFiltered ? list.clear : undefined} />}
      >
        {chosenId !== undefined && <UserDetail key={chosenId} id={chosenId} />}
      </FoundQueue>
    </div>
  );
}
