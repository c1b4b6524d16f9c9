import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { Link } from '@tanstack/react-router';
import { Copy, ExternalLink, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoveItems } from './move-items.tsx';

export type WorkMenuProps = {
  profileId: string;
  item: PortfolioItem;
  ids: readonly string[];
  onMove: (id: string, overId: string) => void;
  onEdit: () => void;
  onCopyLink: () => void;
  onDelete: () => void;
};

export function WorkMenu(props: WorkMenuProps) {
  const { profileId, item, ids, onMove, onEdit, onCopyLink, onDelete } = props;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton
          icon={MoreHorizontal}
          size={32}
          label={`Options for ${item.title}`}
          className="-mt-1.5 -mr-1.5 pointer-coarse:size-11"
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={Pencil} onSelect={onEdit}>
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/talent/$profileId/portfolio/$itemId" params={{ profileId, itemId: item.id }}>
            <ExternalLink aria-hidden="true" className="size-4 text-muted" />
            Open its page
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem icon={Copy} onSelect={onCopyLink}>
          Copy link
        </DropdownMenuItem>
        <MoveItems id={item.id} ids={ids} onMove={onMove} />
        <DropdownMenuItem icon={Trash2} isDanger onSelect={onDelete}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
