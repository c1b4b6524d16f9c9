import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Drama, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { roleQuery } from '../../production-roles/api.ts';
import type { ChangeSearch } from '../address/use-talent-search.ts';

const RolePicker = lazy(async () => ({ default: (await import('./role-picker.tsx')).RolePicker }));

type Props = { roleId: string | undefined; onChange: ChangeSearch };

/** One of one's own roles: everybody is shown by how well they fit it. */
export function RoleChooser({ roleId, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: role } = useQuery({ ...roleQuery(roleId ?? ''), enabled: roleId !== undefined });
  const choose = (chosen: string | undefined) => {
    setIsOpen(false);
    // The order that the role brings takes the place of the one before.
    if (chosen !== roleId) onChange({ role: chosen, sort: undefined });
  };
  return (
    <span className="flex min-w-0 items-center">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger>
          <FilterChip {...(roleId !== undefined && { isOn: true })}>
            <Drama aria-hidden="true" className="max-sm:hidden" />
            <span className="max-w-48 truncate">
              {roleId === undefined ? 'Fit to a role' : `Fit to ${role?.title ?? 'a role'}`}
            </span>
            <ChevronDown aria-hidden="true" />
          </FilterChip>
        </PopoverTrigger>
        <PopoverContent label="Fit to a role" align="start" width={340}>
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <RolePicker roleId={roleId} productionId={role?.productionId} onChoose={choose} />
          </Suspense>
        </PopoverContent>
      </Popover>
      {roleId !== undefined && (
        <button
          type="button"
          aria-label="No role"
          onClick={() => choose(undefined)}
          className="grid size-7 place-items-center text-muted hover:text-ink pointer-coarse:size-9"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  );
}
