import type { ProductionSummary } from '@callboard/contract/productions';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  CopyPlus,
  FolderOpen,
  MoreHorizontal,
  Pencil,
} from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useArchive, useDuplicateProduction } from '../production-changes.ts';

/** What can be done to a production without opening it. */
export function ProductionMenu({ production }: { production: ProductionSummary }) {
  const { id, title, archivedAt } = production;
  const navigate = useNavigate();
  const archive = useArchive();
  const duplicate = useDuplicateProduction();
  const isArchived = archivedAt !== null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton icon={MoreHorizontal} label={`Options for ${title}`} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <Link to="/productions/$id" params={{ id }}>
            <FolderOpen aria-hidden="true" className="size-4 text-muted" />
            Open
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/productions/edit/$id" params={{ id }}>
            <Pencil aria-hidden="true" className="size-4 text-muted" />
            Edit
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={CopyPlus}
          onSelect={() =>
            duplicate.mutate(id, {
              onSuccess: (copy) => navigate({ to: '/productions/$id', params: { id: copy.id } }),
            })
          }
        >
          Duplicate
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={isArchived ? ArchiveRestore : Archive}
          onSelect={() => archive.mutate({ id, isArchived: !isArchived })}
        >
          {isArchived ? 'Restore' : 'Archive'}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
