import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { LIMITS } from '@callboard/contract/limits';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { OfferLink } from '../invitations/api.ts';
import { MessageButton } from '../messaging/starting/api.ts';
import { useSetOwnStatus } from './api.ts';

/** Where there is an offer to look at. */
const OF_OFFERS = ['offered', 'booked', 'offer_declined'] as const;

type Props = { application: OwnApplicationDetail; more?: ReactNode };

/** What the talent's side can still do about it. */
export function ApplicationActions({ application, more }: Props) {
  const { id, abilities } = application;
  const set = useSetOwnStatus(id, { done: 'Submitted again', failed: 'Not submitted' });
  const invitation = abilities.mayWithdraw ? application.nextAudition : null;
  const hasOffer = OF_OFFERS.some((status) => status === application.status);
  return (
    <div className="flex flex-wrap gap-2">
      {hasOffer && <OfferLink applicationId={id} isToAnswer={application.status === 'offered'} />}
      {invitation !== null && (
        <Button asChild look={invitation.isAnswered ? 'plain' : 'primary'}>
          <Link to="/invitations" search={{ invitation: invitation.invitationId }}>
            {invitation.isAnswered ? 'See the invitation' : 'Answer the invitation'}
          </Link>
        </Button>
      )}
      {abilities.mayWithdraw && <Withdraw application={application} />}
      {abilities.mayApplyAgain && (
        <Button isPending={set.isPending} onClick={() => set.mutate({ status: 'submitted' })}>
          Submit again
        </Button>
      )}
      {more}
      <MessageButton to={{ applicationId: id }}>Message casting</MessageButton>
    </div>
  );
}

function Withdraw({ application }: { application: OwnApplicationDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const set = useSetOwnStatus(application.id, { done: 'Withdrawn', failed: 'Not withdrawn' });
  function withdraw() {
    set.mutate(
      { status: 'withdrawn', reason: reason.trim() === '' ? null : reason },
      { onSuccess: () => setIsOpen(false) },
    );
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Withdraw</Button>}
      title="Withdraw this application?"
      description="The casting team sees at once that it was taken back. It can be submitted again while the call is open."
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button look="danger" isPending={set.isPending} onClick={withdraw}>
            Withdraw
          </Button>
        </>
      }
    >
      <TextareaField
        label="A word to the team"
        hint="Optional"
        rows={3}
        maxLength={LIMITS.lineLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
