import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Opens the menu, and stands there alone until the menu has come. */
export function MoreButton(attributes: Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'>) {
  return (
    <IconButton aria-haspopup="menu" {...attributes} icon={Ellipsis} label="More" look="plain" />
  );
}
