import type { TeamInvitation } from '@callboard/contract/team';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { untilInWords } from '../days-left.ts';
import { ROLE_WORDS } from '../role-words.ts';
import { useResend, useRevoke } from '../team-changes.ts';

type Props = { portfolioId: string; invitation: TeamInvitation; mayManage: boolean };

export function InvitationRow({ portfolioId, invitation, mayManage }: Props) {
  const resend = useResend(portfolioId);
  const [isRevoking, setIsRevoking] = useState(false);
  const { id, firstName, lastName, email, role, invitedByName, expiresAt } = invitation;
  const name = `${firstName} ${lastName}`;
  const isExpired = invitation.status === 'expired';
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          <Badge tone={isExpired ? 'warn' : 'info'}>
            {isExpired ? 'Expired' : untilInWords(expiresAt)}
          </Badge>
        </p>
        <p className="wrap-anywhere text-13 text-muted">
          {email} · {ROLE_WORDS[role]} · invited by {invitedByName}
        </p>
      </div>
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          <Button
            aria-label={`Resend the invitation to ${name}`}
            isPending={resend.isPending}
            onClick={() => resend.mutate(id)}
          >
            Resend
          </Button>
          <Button
            look="quiet"
            aria-label={`Revoke the invitation to ${name}`}
            onClick={() => setIsRevoking(true)}
          >
            Revoke
          </Button>
        </div>
      )}
      {isRevoking && (
        <RevokeDialog
          portfolioId={portfolioId}
          invitation={invitation}
          onClose={() => setIsRevoking(false)}
        />
      )}
    </li>
  );
}

type RevokeProps = Omit<Props, 'mayManage'> & { onClose: () => void };

function RevokeDialog({ portfolioId, invitation, onClose }: RevokeProps) {
  const revoke = useRevoke(portfolioId);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Revoke the invitation to ${invitation.firstName} ${invitation.lastName}?`}
      description={`The link that ${invitation.email} got no longer works. You can invite them again.`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="danger"
            isPending={revoke.isPending}
            onClick={() => revoke.mutate(invitation.id, { onSettled: onClose })}
          >
            Revoke
          </Button>
        </>
      }
    />
  );
}
