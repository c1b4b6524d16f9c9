import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import type { InvitationProps } from './invitation-card.tsx';
import { useDecline } from './invitation-changes.ts';

type Props = InvitationProps & Pick<ComponentProps<typeof Button>, 'look'>;

/** Takes no account: whoever holds the link may say no. */
export function DeclineButton({ token, invitation, look = 'quiet' }: Props) {
  const decline = useDecline(token);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setIsAsked(true)}>
        Decline
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Decline this invitation?"
        description={`${invitation.invitedByName} is told. Should you think again, they can invite you anew.`}
        footer={
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <Button
              look="danger"
              isPending={decline.isPending}
              onClick={() => decline.mutate(undefined, { onSettled: () => setIsAsked(false) })}
            >
              Decline
            </Button>
          </>
        }
      />
    </>
  );
}
