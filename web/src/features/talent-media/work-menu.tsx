import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { Link } from '@tanstack/react-router';
import { Copy, ExternalLink, Pencil } from 'lucide-react';
import { DropdownMenuItem } from '../../ui/dropdown-menu.tsx';
import { ItemMenu } from './item-menu.tsx';

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
  const { profileId, item, onEdit, onCopyLink, ...rest } = props;
  return (
    <ItemMenu
      {...rest}
      id={item.id}
      name={item.title}
      className="-mt-1.5 -mr-1.5 pointer-coarse:size-11"
    >
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
    </ItemMenu>
  );
}
