import type { Message } from '@callboard/contract/messages';
import { Ban, Copy, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isChangeable } from './is-changeable.ts';
import { useThreadActs } from './thread-acts.ts';

type Props = { message: Message; isOwn: boolean };

const LOOK =
  'mt-0.5 opacity-60 transition-opacity hover:opacity-100 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-fine:opacity-0 data-[state=open]:opacity-100';

/** A menu comes with the first click: a thread of many messages has a button for each, and no more. */
export function MessageMenu({ message, isOwn }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { edit } = useThreadActs();
  const isEditing = useRef(false);
  const label = `More about what ${isOwn ? 'you' : message.author.name} wrote`;
  const button = (
    <IconButton
      icon={Ellipsis}
      label={label}
      size={32}
      aria-haspopup="menu"
      onClick={() => setIsAsked(true)}
      className={LOOK}
    />
  );
  if (!isAsked) return button;
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>
        <IconButton icon={Ellipsis} label={label} size={32} className={LOOK} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align={isOwn ? 'end' : 'start'}
        onCloseAutoFocus={(event) => {
          if (!isEditing.current) return;
          isEditing.current = false;
          // The cursor goes to the field, not back to the button.
          event.preventDefault();
          edit(message);
        }}
      >
        <Items
          message={message}
          isOwn={isOwn}
          onEdit={() => {
            isEditing.current = true;
          }}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Items({ message, isOwn, onEdit }: Props & { onEdit: () => void }) {
  const acts = useThreadActs();
  const canChange = isOwn && isChangeable(message, new Date());
  const isBlockable = !isOwn && !message.isFromStaff;
  return (
    <>
      {message.text !== '' && (
        <DropdownMenuItem icon={Copy} onSelect={() => acts.copy(message)}>
          Copy text
        </DropdownMenuItem>
      )}
      {canChange && message.text !== '' && (
        <DropdownMenuItem icon={Pencil} onSelect={onEdit}>
          Edit
        </DropdownMenuItem>
      )}
      {canChange && (
        <DropdownMenuItem icon={Trash2} isDanger onSelect={() => acts.remove(message)}>
          Delete
        </DropdownMenuItem>
      )}
      {!isOwn && message.text !== '' && <DropdownMenuSeparator />}
      {!isOwn && (
        <DropdownMenuItem icon={Flag} onSelect={() => acts.report(message)}>
          Report message
        </DropdownMenuItem>
      )}
      {isBlockable && (
        <DropdownMenuItem icon={Ban} isDanger onSelect={() => acts.block(message)}>
          Block {message.author.name}
        </DropdownMenuItem>
      )}
    </>
  );
}
