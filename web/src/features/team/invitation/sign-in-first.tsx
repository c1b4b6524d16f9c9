import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { DeclineButton } from './decline-button.tsx';
import type { InvitationProps } from './invitation-card.tsx';

/** Signing in leads back here. */
export function SignInFirst({ token, invitation }: InvitationProps) {
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-14">
        You have an account with <b>{invitation.email}</b>. Sign in with it to join.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" asChild>
          <Link to="/login" search={{ next: `/team-invitations/${token}` }}>
            Sign in
          </Link>
        </Button>
        <DeclineButton token={token} invitation={invitation} />
      </div>
    </div>
  );
}
