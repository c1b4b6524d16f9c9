import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { OpenedLink } from '../../auth/api.ts';
import { openedQuery } from '../team-queries.ts';
import { InvitationCard } from './invitation-card.tsx';

/** Where the link of an invitation leads. */
export function InvitationPage() {
  const { token = '' } = useParams({ strict: false });
  return (
    <OpenedLink
      heading="Team invitation"
      opened={useQuery(openedQuery(token))}
      missing="When an invitation is sent again, only the newest link counts: look for a newer mail, or ask whoever invited you."
      failed="The invitation could not be loaded"
    >
      {(invitation) => <InvitationCard token={token} invitation={invitation} />}
    </OpenedLink>
  );
}
