import { MoreHorizontal, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { findNeighbour } from './find-neighbour.ts';
import { MoveItems } from './move-items.tsx';

type Props = {
  id: string;
  name: string;
  /** In the order shown. */
  ids: readonly string[];
  /** Of its button. */
  className: string;
  onMove: (id: string, overId: string) => void;
  onDelete: () => void;
  /** What can be done besides. */
  children: ReactNode;
};

/** What can be done to one thing of a list. */
export function ItemMenu({ id, name, ids, className, onMove, onDelete, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const neighbour = useRef<HTMLElement>(undefined);

  function remove() {
    if (button.current !== null) neighbour.current = findNeighbour(button.current);
    onDelete();
  }

  /** The menu's own button is gone with what was deleted. */
  function moveFocusOn(event: Event) {
    if (neighbour.current === undefined) return;
    event.preventDefault();
    neighbour.current.focus();
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton
          ref={button}
          icon={MoreHorizontal}
          size={32}
          label={`Options for ${name}`}
          className={className}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent onCloseAutoFocus={moveFocusOn}>
        {children}
        <MoveItems id={id} ids={ids} onMove={onMove} />
        <DropdownMenuItem icon={Trash2} isDanger onSelect={remove}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
