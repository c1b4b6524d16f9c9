import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Saying } from './cannot-claim.tsx';
import type { ClaimProps } from './claim-card.tsx';
import { senderOf } from './sender-of.ts';
import { whoClaims } from './who-claims.ts';

/** Once the link was used, ran out, or another took its place. */
export function ClaimEnded({ token, claim }: ClaimProps) {
  if (claim.status === 'ended') {
    return (
      <Saying title="This link can no longer be used">
        It ran out, or a newer one was sent: look for a newer mail, or ask {senderOf(claim)} to send
        another.
      </Saying>
    );
  }
  return (
    <div className="grid gap-4">
      <Saying title="This profile was claimed">
        {claim.isMinor
          ? `A guardian keeps ${claim.firstName}'s profile from their own account.`
          : 'Whoever claimed it keeps it from their own account.'}
      </Saying>
      <WayIn token={token} claim={claim} />
    </div>
  );
}

function WayIn({ token, claim }: ClaimProps) {
  const { user } = useSession();
  const who = whoClaims(user, claim);
  if (who === 'themselves') {
    return (
      <Button look="primary" className="justify-self-start" asChild>
        <Link to="/profile">Open your profile</Link>
      </Button>
    );
  }
  if (who !== 'signed out') return null;
  return (
    <Button look="primary" className="justify-self-start" asChild>
      <Link to="/login" search={{ next: `/talent-claims/${token}` }}>
        Sign in
      </Link>
    </Button>
  );
}
