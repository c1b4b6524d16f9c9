import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { useState } from 'react';
import { SortableList } from '../../ui/sortable/sortable-list.tsx';
import { EditWorkDialog } from './edit-work-dialog.tsx';
import { usePortfolioChanges } from './portfolio-changes.ts';
import { removeWithUndo, useKept } from './remove-with-undo.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useOrder } from './use-order.ts';
import { WorkTile } from './work-tile.tsx';

type Props = { profileId: string; items: readonly PortfolioItem[] };

/** The work that is there, in the talent's order. */
export function WorkGrid({ profileId, items }: Props) {
  const { order, remove } = usePortfolioChanges(profileId);
  const { ordered, move } = useOrder({ items, scope: `work-of-${profileId}`, ...order });
  const shown = useKept(ordered);
  const copyLink = useCopyLink(profileId);
  const [edited, setEdited] = useState<PortfolioItem>();
  const ids = shown.map(({ id }) => id);
  const nameOf = (id: string) => shown.find((item) => item.id === id)?.title ?? 'Work';
  return (
    <SortableList ids={ids} nameOf={nameOf} onMove={move}>
      <ul
        aria-label="Work"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-4 gap-y-5"
      >
        {shown.map((item) => (
          <WorkTile
            key={item.id}
            profileId={profileId}
            item={item}
            ids={ids}
            onMove={move}
            onEdit={() => setEdited(item)}
            onCopyLink={() => void copyLink(item)}
            onDelete={() =>
              removeWithUndo({
                id: item.id,
                title: `${item.title} deleted`,
                send: (options) => remove(item.id, options),
              })
            }
          />
        ))}
      </ul>
      {edited !== undefined && (
        <EditWorkDialog profileId={profileId} item={edited} onClose={() => setEdited(undefined)} />
      )}
    </SortableList>
  );
}
