import type { Production } from '@callboard/contract/productions';
import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, CopyPlus, MoreHorizontal } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useArchive, useDuplicateProduction } from '../production-changes.ts';

/** What is seldom done to a production. */
export function PageMenu({ production: { id, archivedAt } }: { production: Production }) {
  const navigate = useNavigate();
  const archive = useArchive();
  const duplicate = useDuplicateProduction();
  const isArchived = archivedAt !== null;
  const open = (copy: { id: string }) =>
    void navigate({ to: '/productions/$id', params: { id: copy.id } });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton icon={MoreHorizontal} look="plain" label="More" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem
          icon={CopyPlus}
          onSelect={() => duplicate.mutate(id, { onSuccess: open })}
        >
          Duplicate
        </DropdownMenuItem>
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
