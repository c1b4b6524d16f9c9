import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { OpenedLink } from '../../auth/api.ts';
import { claimQuery } from './claim-calls.ts';
import { ClaimCard } from './claim-card.tsx';

/** Where the link leads to a profile that an agency began or a guardian hands over. */
export function ClaimPage() {
  const { token = '' } = useParams({ strict: false });
  return (
    <OpenedLink
      heading="Claim your profile"
      opened={useQuery(claimQuery(token))}
      missing="Open it from the mail once more, or ask whoever sent it for a new one."
      failed="The profile could not be loaded"
    >
      {(claim) => <ClaimCard token={token} claim={claim} />}
    </OpenedLink>
  );
}
