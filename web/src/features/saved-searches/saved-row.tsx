import { ALERTS, type SavedSearch } from '@callboard/contract/saved-searches';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RenameSearch } from './rename-search.tsx';
import type { SavedSearchChanges } from './saved-search-queries.ts';
import { ALERT_CHOICES, ALERT_WORDS } from './words.ts';

type Props = {
  saved: SavedSearch;
  isCurrent: boolean;
  changes: SavedSearchChanges;
  onOpen: () => void;
};

export function SavedRow({ saved, isCurrent, changes, onOpen }: Props) {
  const [isRenamed, setRenamed] = useState(false);
  const { name, alert, newCount } = saved;
  if (isRenamed) {
    return (
      <RenameSearch
        name={name}
        onSave={(given) => changes.change({ saved, form: { name: given } })}
        onClose={() => setRenamed(false)}
      />
    );
  }
  return (
    <li
      className={classes(
        'flex items-center gap-1 rounded-control pr-1 hover:bg-fill',
        isCurrent && 'bg-fill',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-control px-2.5 py-2 text-left"
        onClick={onOpen}
      >
        <span className="grid min-w-0 flex-1">
          <span title={name} className="truncate font-medium text-14">
            {name}
          </span>
          <span className="text-12 text-muted">{ALERT_WORDS[alert]}</span>
        </span>
        <CountBadge tone="accent" count={newCount} label="new" />
      </button>
      <RowMenu saved={saved} changes={changes} onRename={() => setRenamed(true)} />
    </li>
  );
}

type MenuProps = Pick<Props, 'saved' | 'changes'> & { onRename: () => void };

function RowMenu({ saved, changes, onRename }: MenuProps) {
  function choose(value: string) {
    const alert = ALERTS.find((each) => each === value);
    if (alert !== undefined) changes.change({ saved, form: { alert } });
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton icon={MoreHorizontal} label={`Change “${saved.name}”`} size={32} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Tell me of new matches</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={saved.alert} onValueChange={choose}>
          {ALERT_CHOICES.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Pencil} onSelect={onRename}>
          Rename
        </DropdownMenuItem>
        <DropdownMenuItem icon={Trash2} isDanger onSelect={() => changes.remove(saved)}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
