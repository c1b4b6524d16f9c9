import { MessageCircle } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Start, useStart } from './use-start.ts';

type Props = {
  to: Start;
  /** Whose name stands beside an icon, for those who listen; without it the button has words. */
  iconFor?: string;
  look?: 'primary' | 'plain';
  /** In pixels, as the button beside it. */
  size?: 36 | 40;
  children?: string;
};

/** Opens the conversation with somebody. Shown only where the server would let them begin one. */
export function MessageButton({ to, iconFor, look = 'plain', size, children = 'Message' }: Props) {
  const start = useStart();
  const open = () => start.mutate(to);
  if (iconFor !== undefined) {
    return (
      <IconButton
        icon={MessageCircle}
        label={`Message ${iconFor}`}
        disabled={start.isPending}
        onClick={open}
      />
    );
  }
  return (
    <Button look={look} {...(size && { size })} isPending={start.isPending} onClick={open}>
      <MessageCircle aria-hidden="true" className="size-4" />
      {children}
    </Button>
  );
}
