import { SquarePen, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { InboxKeys } from './inbox-keys.tsx';
import type { InboxSearch } from './use-inbox-search.ts';

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

type Props = { search: InboxSearch; onNew: () => void };

export function InboxHead({ search, onNew }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const { talent, isOfEveryone } = search;
  return (
    <header className="grid shrink-0 gap-2 border-line border-b px-4 pb-3">
      <div className="flex h-13 items-center">
        <h1 className="flex-1 font-semibold text-16">Messages</h1>
        <InboxKeys onFind={() => box.current?.focus()} onNew={onNew} />
        <IconButton icon={SquarePen} label="New message" className="-mr-2" onClick={onNew} />
      </div>
      <div className="flex gap-2">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the box inside takes the keys */}
        <div className="min-w-0 flex-1" onKeyDown={goToFirst}>
          <SearchBox
            ref={box}
            label="Find people or words"
            value={search.q ?? ''}
            onSearch={search.find}
            className="w-full"
          />
        </div>
        <Segmented
          label="Show"
          options={SHOWN}
          value={search.isUnread ? 'unread' : 'all'}
          onValueChange={search.show}
        />
      </div>
      {talent !== null && (
        <div className="flex">
          <FilterChip
            isOn={!isOfEveryone}
            onClick={() => search.showWhose(isOfEveryone ? 'talent' : 'everyone')}
          >
            Only {talent.firstName} {talent.lastName}
            {!isOfEveryone && <X aria-hidden="true" />}
          </FilterChip>
        </div>
      )}
    </header>
  );
}

/** From the box down into what it found. */
function goToFirst(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  const list = event.currentTarget.closest('[data-inbox]');
  const first = list?.querySelector<HTMLElement>('[data-row]');
  if (first == null) return;
  event.preventDefault();
  first.focus();
}
