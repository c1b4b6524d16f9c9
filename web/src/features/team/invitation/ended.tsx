import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import type { InvitationProps } from './invitation-card.tsx';
import { type WhoIsHere, whoIsHere } from './who-is-here.ts';

type Words = { title: string; text: string };

const JOINED: Words = {
  title: 'You have joined',
  text: 'You accepted this invitation. There is nothing left to answer.',
};

const isAccepted = ({ status }: InvitationProps['invitation']) => status === 'accepted';

/** Once it can no longer be answered: what became of it, and what to do. */
export function Ended({ token, invitation }: InvitationProps) {
  const { user } = useSession();
  const who = whoIsHere(user, invitation);
  const { title, text } =
    who === 'invited' && isAccepted(invitation) ? JOINED : wordsFor(invitation);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 text-14">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere text-muted">{text}</p>
      </div>
      {isAccepted(invitation) && <WayIn token={token} invitation={invitation} who={who} />}
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
      text: `If that surprises you, ask ${invitedByName}.`,
    };
  }
  return {
    title: 'This invitation has expired',
    text: `Ask ${invitedByName} to send it again.`,
  };
}

function WayIn({ token, invitation, who }: InvitationProps & { who: WhoIsHere }) {
  if (who === 'invited') {
    return (
      <Button look="primary" className="justify-self-start" asChild>
        <Link to="/team-members" search={{ portfolioId: invitation.portfolio.id }}>
          Open the team
        </Link>
      </Button>
    );
  }
  if (who !== 'signed out') return null;
  return (
    <Button look="primary" className="justify-self-start" asChild>
      <Link to="/login" search={{ next: `/team-invitations/${token}` }}>
        Sign in
      </Link>
    </Button>
  );
}
