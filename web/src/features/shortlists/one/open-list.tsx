import type { WholeShortlist } from '@callboard/contract/shortlists';
import { Link } from '@tanstack/react-router';
import { Search, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import { useOrderFaces } from '../shortlist-changes.ts';
import { CompareFaces } from './compare-faces.tsx';
import { FaceTile } from './face-tile.tsx';
import { ListHeading } from './list-heading.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useRemovals } from './use-removals.ts';

type Props = { list: WholeShortlist; onClose: () => void };

/** The faces in their order, with what is thought of each. */
export function OpenList({ list, onClose }: Props) {
  const move = useOrderFaces(list.id);
  const removals = useRemovals(list);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const mayChange = list.rights !== 'view';
  const shown = list.entries.filter(({ id }) => !removals.isRemoved(id));
  const chosen = shown.filter(({ id }) => selected.includes(id));
  const toggle = (id: string) =>
    setSelected((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id],
    );
  return (
    <section
      aria-label={list.name}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-5',
        // The last row is read above the bar.
        chosen.length > 0 && 'pb-16',
      )}
    >
      <ListHeading list={list} count={shown.length} onClose={onClose} />
      {shown.length === 0 && <NobodyYet />}
      <SortableList
        ids={shown.map(({ id }) => id)}
        nameOf={(id) => shown.find((entry) => entry.id === id)?.name ?? ''}
        onMove={(id, overId) => void move(id, overId)}
      >
        <ul
          aria-label="Faces"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(150px,40vw),1fr))] gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(176px,1fr))]"
        >
          {shown.map((entry) => (
            <FaceTile
              key={entry.id}
              listId={list.id}
              entry={entry}
              mayChange={mayChange}
              isSelected={selected.includes(entry.id)}
              onToggle={() => toggle(entry.id)}
              onRemove={() => removals.remove([entry])}
            />
          ))}
        </ul>
      </SortableList>
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          onCompare={() => setIsComparing(true)}
          onRemove={mayChange ? () => removals.remove(chosen) : undefined}
          onClear={() => setSelected([])}
        />
      )}
      {isComparing && chosen.length > 0 && (
        <CompareFaces entries={chosen} onClose={() => setIsComparing(false)} />
      )}
    </section>
  );
}

function NobodyYet() {
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        icon={UsersRound}
        title="Nobody is on this list yet"
        text="Select people among a role’s applications or in the talent search and choose “To a list” or “Add to shortlist”."
        action={
          <Button asChild>
            <Link to="/talent-search">
              <Search aria-hidden="true" className="size-4" />
              Find people
            </Link>
          </Button>
        }
      />
    </div>
  );
}
