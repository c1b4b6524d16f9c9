import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useSignOutHere } from '../../auth/api.ts';
import { DeclineButton } from './decline-button.tsx';
import type { InvitationProps } from './invitation-card.tsx';

export function AnotherAccount({ token, invitation }: InvitationProps) {
  const { user } = useSession();
  const signOut = useSignOutHere();
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 text-14">
        <p className="font-semibold">This invitation is for another address</p>
        <p className="wrap-anywhere text-muted">
          It was sent to {invitation.email}, and you are signed in as {user?.email}. If both are
          yours, sign out and come in with the other.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isPending={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out and go on
        </Button>
        <DeclineButton token={token} invitation={invitation} />
      </div>
    </div>
  );
}

export function NoAgent({ token, invitation }: InvitationProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 text-14">
        <p className="font-semibold">This account cannot join a team</p>
        <p className="wrap-anywhere text-muted">
          Teams are joined with an agent's account, and the one of {invitation.email} is not one.
          Ask {invitation.invitedByName} to invite another address of yours.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <DeclineButton look="plain" token={token} invitation={invitation} />
      </div>
    </div>
  );
}
