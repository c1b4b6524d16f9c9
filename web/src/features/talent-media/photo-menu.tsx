import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { Eye, MoreHorizontal, Pencil, Star, Trash2 } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoveItems } from './move-items.tsx';
import { ON_PHOTO } from './on-photo.ts';

export type PhotoMenuProps = {
  photo: GalleryPhoto;
  name: string;
  ids: readonly string[];
  onMove: (id: string, overId: string) => void;
  onView: () => void;
  onEdit: () => void;
  onUseAsProfilePhoto: () => void;
  onDelete: () => void;
};

export function PhotoMenu(props: PhotoMenuProps) {
  const { photo, name, ids, onMove, onView, onEdit, onUseAsProfilePhoto, onDelete } = props;
  const isReady = photo.media.status === 'ready';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton
          icon={MoreHorizontal}
          size={32}
          label={`Options for ${name}`}
          className={classes(ON_PHOTO, 'right-1.5')}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={Pencil} onSelect={onEdit}>
          Edit details
        </DropdownMenuItem>
        <DropdownMenuItem icon={Eye} disabled={!isReady} onSelect={onView}>
          View
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={Star}
          disabled={!isReady || photo.isProfilePhoto}
          onSelect={onUseAsProfilePhoto}
        >
          Use as profile photo
        </DropdownMenuItem>
        <MoveItems id={photo.id} ids={ids} onMove={onMove} />
        <DropdownMenuItem icon={Trash2} isDanger onSelect={onDelete}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
