import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { DeclineButton } from './decline-button.tsx';
import type { InvitationProps } from './invitation-card.tsx';
import { useAccept } from './invitation-changes.ts';

export function Accept({ token, invitation }: InvitationProps) {
  const accept = useAccept(token, invitation.portfolio.name);
  return (
    <div className="grid gap-4">
      {accept.isError && <FormAlert>{accept.error.message}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" isPending={accept.isPending} onClick={() => accept.mutate()}>
          Join the team
        </Button>
        <DeclineButton token={token} invitation={invitation} />
      </div>
    </div>
  );
}
