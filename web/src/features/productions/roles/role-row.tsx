import type { ProductionRole } from '@callboard/contract/production-roles';
import { Link } from '@tanstack/react-router';
import { GripVertical, MoreHorizontal } from 'lucide-react';
import { payInWords, wantedInWords } from '../../../lib/casting/role-words.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSortableItem } from '../../../ui/sortable/use-sortable-item.ts';
import { CallMenu, CallStatusLine } from '../../production-roles/api.ts';
import { type RoleAct, RoleActs } from './role-acts.tsx';
import { RoleCounts } from './role-counts.tsx';

type Props = {
  role: ProductionRole;
  kind: string | undefined;
  mayChange: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onAct: (act: RoleAct) => void;
};

/** One role of a production: what it is, what it pays, where its call and its people stand. */
export function RoleRow({ role, kind, mayChange, isSelected, onSelect, onAct }: Props) {
  const sortable = useSortableItem(role.id);
  const isCancelled = role.cancelledAt !== null;
  const line = [kind, wantedInWords(role), role.countNeeded > 1 && `${role.countNeeded} needed`];
  return (
    <li
      {...sortable.item}
      className={classes(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 bg-raised px-3 py-2.5 transition-colors hover:bg-sunk/60 lg:min-h-14 lg:py-2',
        mayChange
          ? 'lg:grid-cols-[24px_18px_minmax(0,2.2fr)_minmax(0,1fr)_minmax(200px,1.2fr)_minmax(0,1.6fr)_36px]'
          : 'lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)_minmax(200px,1.2fr)_minmax(0,1.6fr)]',
        sortable.isDragging && 'z-sticky shadow-popover',
      )}
    >
      {mayChange && (
        <>
          <button
            {...sortable.grip}
            {...sortable.drag}
            type="button"
            aria-label={`Move ${role.title}`}
            className="grid size-7 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-ink active:cursor-grabbing max-lg:hidden"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
          <Checkbox
            aria-label={`Select ${role.title}`}
            checked={isSelected}
            disabled={isCancelled}
            onCheckedChange={(isTicked) => onSelect(isTicked === true)}
            className="max-lg:hidden"
          />
        </>
      )}
      <div className="min-w-0">
        <Link
          to="/production-roles/$id"
          params={{ id: role.id }}
          search={{ tab: 'applications' }}
          className={classes(
            'block truncate font-semibold text-14 hover:underline hover:underline-offset-4',
            isCancelled && 'text-muted line-through',
          )}
        >
          {role.title}
        </Link>
        <p className="truncate text-13 text-muted">{line.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="truncate text-13 max-lg:hidden">{payInWords(role)}</p>
      <div className="text-13 max-lg:hidden">
        <CallStatusLine call={role.call} isCancelled={isCancelled} />
      </div>
      <div className="text-13 max-lg:hidden">
        <RoleCounts counts={role.counts} />
      </div>
      {mayChange && (
        <CallMenu role={role} {...menuParts(role, onAct)}>
          <IconButton icon={MoreHorizontal} label={`Options for ${role.title}`} />
        </CallMenu>
      )}
      <div className="col-span-full flex flex-wrap gap-x-3 gap-y-1 text-13 lg:hidden">
        <CallStatusLine call={role.call} isCancelled={isCancelled} />
        <RoleCounts counts={role.counts} />
      </div>
    </li>
  );
}

function menuParts(role: ProductionRole, onAct: (act: RoleAct) => void) {
  return {
    before: <RoleActs role={role} part="first" onAct={onAct} />,
    after: <RoleActs role={role} part="last" onAct={onAct} />,
  };
}
