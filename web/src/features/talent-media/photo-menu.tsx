import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { Eye, Pencil, Star } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { DropdownMenuItem } from '../../ui/dropdown-menu.tsx';
import { ItemMenu } from './item-menu.tsx';
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
  const { photo, onView, onEdit, onUseAsProfilePhoto, ...rest } = props;
  const isReady = photo.media.status === 'ready';
  return (
    <ItemMenu {...rest} id={photo.id} className={classes(ON_PHOTO, 'right-1.5')}>
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
    </ItemMenu>
  );
}
