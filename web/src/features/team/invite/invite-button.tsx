import { TEXTS } from '@callboard/contract/texts';
import { UserPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'look'> & { portfolioId: string };

export function InviteButton({ portfolioId, look = 'primary' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden="true" className="size-4" />
        {TEXTS.teamInvitation.dialogTitle}
      </Button>
      {isOpen && <InviteDialog portfolioId={portfolioId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
