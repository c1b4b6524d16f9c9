import { Columns3, LayoutGrid } from 'lucide-react';
import { Segmented } from '../../../ui/segmented.tsx';
import { SortMenu } from '../../../ui/sort-menu.tsx';
import { FiltersButton } from '../filters/filters-button.tsx';
import { type Look, SORTS, type View } from '../look/look.ts';
import { SORT_WORDS } from '../look/sort-cards.ts';
import type { BoardCard, Column } from '../store/board-card.ts';
import type { BoardState } from '../store/board-store.ts';
import { StatusChips } from './status-chips.tsx';

const VIEWS: readonly { value: View; label: string; icon: typeof LayoutGrid }[] = [
  { value: 'sheet', label: 'Contact sheet', icon: LayoutGrid },
  { value: 'board', label: 'Board by status', icon: Columns3 },
];

type Props = {
  state: BoardState;
  look: Look;
  scope: readonly Column[] | undefined;
  selectedCount: number;
  filters: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
  onLook: (changes: Partial<Look>) => void;
  onHelp: () => void;
};

/** Whom to show, and how. It stays in sight. */
export function BoardBar(props: Props) {
  const { state, look, scope, selectedCount, onLook, onHelp } = props;
  return (
    <div className="sticky top-14 z-sticky -mx-4 -mt-2 flex items-center gap-3 bg-paper px-4 py-2 lg:-mx-6 lg:px-6">
      <div className="scroll-quiet -my-1 flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto py-1">
        <StatusChips look={look} counts={state.counts} scope={scope} onLook={onLook} />
        <span aria-hidden="true" className="mx-1.5 h-5 w-px shrink-0 bg-line" />
        <FiltersButton
          cards={state.cards as ReadonlyMap<string, BoardCard>}
          look={look}
          onLook={onLook}
          {...props.filters}
        />
        <SortMenu
          sort={look.sort}
          sorts={SORTS}
          words={SORT_WORDS}
          onSort={(sort) => onLook({ sort })}
        />
      </div>
      <p aria-live="polite" className="hidden shrink-0 text-13 text-muted tabular-nums xl:block">
        {saidOfShown(props)}
        {selectedCount > 0 ? `${selectedCount} selected` : ''}
        {(selectedCount > 0 || saidOfShown(props) !== '') && ' · '}
        <button type="button" onClick={onHelp} className="rounded-control hover:text-ink">
          <kbd>?</kbd> shortcuts
        </button>
      </p>
      <Segmented
        label="View"
        options={VIEWS}
        value={look.view}
        onValueChange={(view) => onLook({ view })}
      />
    </div>
  );
}

/** While not all are here, how many are. */
function saidOfShown({ state }: Props): string {
  const missing = state.counts.all - state.cards.size;
  return state.isComplete || missing <= 0 ? '' : `Loading ${missing} more… `;
}
