import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useSignOutHere } from '../../auth/api.ts';
import type { ClaimProps } from './claim-card.tsx';
import { senderOf } from './sender-of.ts';

/** Signing in leads back here. */
export function SignInFirst({ token, claim }: ClaimProps) {
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-14">
        You have an account with <b>{claim.email}</b>. Sign in with it to go on.
      </p>
      <Button look="primary" className="justify-self-start" asChild>
        <Link to="/login" search={{ next: `/talent-claims/${token}` }}>
          Sign in
        </Link>
      </Button>
    </div>
  );
}

export function AnotherAccount({ claim }: ClaimProps) {
  const { user } = useSession();
  const signOut = useSignOutHere();
  return (
    <div className="grid gap-4">
      <Saying title="This link is for another address">
        It was sent to {claim.email}, and you are signed in as {user?.email}. If both are yours,
        sign out and go on with the other.
      </Saying>
      <Button
        className="justify-self-start"
        isPending={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign out and go on
      </Button>
    </div>
  );
}

export function NoTalent({ claim }: ClaimProps) {
  return (
    <Saying title="This account cannot keep a talent's profile">
      {claim.email} belongs to an account of someone who casts or represents. Ask {senderOf(claim)}{' '}
      to send the link to another address of yours.
    </Saying>
  );
}

/** Handed over, a profile comes with an account of its own. */
export function HasProfile({ claim }: ClaimProps) {
  return (
    <Saying title="There is an account with this address already">
      {claim.email} belongs to an account that has a profile of its own, and nobody has two. Ask{' '}
      {senderOf(claim)} to send the link to another address of yours.
    </Saying>
  );
}

/** What is the matter, and what to do about it. */
export function Saying({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 text-14">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere text-muted">{children}</p>
    </div>
  );
}
