import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { portfoliosQuery } from '../../business-portfolios/api.ts';
import type { InvitationProps } from './invitation-card.tsx';
import { whoIsHere } from './who-is-here.ts';

type Words = { title: string; text: string };

const JOINED: Words = {
  title: 'You have joined',
  text: 'You accepted this invitation. There is nothing left to answer.',
};

const GONE: Words = {
  title: 'You are no longer on this team',
  text: 'You joined with this invitation, which counts once. To come back you need a new one.',
};

/** Once it can no longer be answered: what became of it, and what to do. */
export function Ended({ token, invitation }: InvitationProps) {
  const { user } = useSession();
  const who = whoIsHere(user, invitation);
  const isAccepted = invitation.status === 'accepted';
  if (isAccepted && who === 'invited') return <Joined portfolioId={invitation.portfolio.id} />;
  return (
    <Said {...wordsFor(invitation)}>
      {isAccepted && who === 'signed out' && (
        <Button look="primary" className="justify-self-start" asChild>
          <Link to="/login" search={{ next: `/team-invitations/${token}` }}>
            Sign in
          </Link>
        </Button>
      )}
    </Said>
  );
}

/** For whoever accepted it: they may have left the team since, and then nothing leads there. */
function Joined({ portfolioId }: { portfolioId: string }) {
  const { data, isPending } = useQuery(portfoliosQuery);
  if (isPending) return <Skeleton className="h-24" />;
  const theirs = data && [...data.owned, ...data.member];
  if (theirs?.every(({ id }) => id !== portfolioId)) return <Said {...GONE} />;
  return (
    <Said {...JOINED}>
      <Button look="primary" className="justify-self-start" asChild>
        <Link to="/team-members" search={{ portfolioId }}>
          Open the team
        </Link>
      </Button>
    </Said>
  );
}

function Said({ title, text, children }: PropsWithChildren<Words>) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 text-14">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

function wordsFor({ status, invitedByName, portfolio }: InvitationProps['invitation']): Words {
  if (status === 'accepted') {
    return {
      title: 'This invitation was accepted',
      text: `Whoever accepted it works with ${portfolio.name} from their own account.`,
    };
  }
  if (status === 'declined') {
    return {
      title: 'This invitation was declined',
      text: `Should you think again, ${invitedByName} can invite you anew.`,
    };
  }
  if (status === 'revoked') {
    return {
      title: 'This invitation was taken back',
      text: `If that surprises you, ask ${portfolio.name}.`,
    };
  }
  return {
    title: 'This invitation has expired',
    text: `Ask ${invitedByName} to send it again.`,
  };
}
