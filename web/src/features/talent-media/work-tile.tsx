import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { classes } from '../../ui/classes.ts';
import { useSortableItem } from '../../ui/sortable/use-sortable-item.ts';
import { GripButton } from './grip-button.tsx';
import { describeCredit, describeItem } from './portfolio-words.ts';
import { VisibilitySign } from './visibility-sign.tsx';
import { WorkMenu, type WorkMenuProps } from './work-menu.tsx';
import { WorkStage } from './work-stage.tsx';

/** One piece of work, to be played where it stands. It is dragged by its grip: players need the mouse. */
export function WorkTile(props: WorkMenuProps) {
  const { item: work } = props;
  const { item, grip, drag, isDragging } = useSortableItem(work.id);
  return (
    <li
      {...item}
      className={classes('grid min-w-0 content-start gap-2', isDragging && 'z-sticky opacity-80')}
    >
      <WorkStage item={work} />
      <div className="flex min-w-0 items-start gap-1">
        <Details item={work} />
        <GripButton
          {...grip}
          {...drag}
          name={work.title}
          className="-mt-1.5 shrink-0 pointer-coarse:size-11 text-muted hover:bg-fill hover:text-ink"
        />
        <WorkMenu {...props} />
      </div>
    </li>
  );
}

function Details({ item }: { item: PortfolioItem }) {
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="wrap-anywhere line-clamp-2 font-medium text-14">{item.title}</p>
      <p className="truncate text-13 text-muted tabular-nums">{describeItem(item)}</p>
      {item.credit !== null && (
        <p className="truncate text-13 text-muted">{describeCredit(item.credit)}</p>
      )}
      <VisibilitySign visibility={item.visibility} />
    </div>
  );
}
