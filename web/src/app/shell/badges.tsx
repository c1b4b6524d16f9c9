import { isPending } from '@callboard/contract/pending-invitation';
import { useQuery } from '@tanstack/react-query';
import { invitationsOfTalentQuery } from '../../features/auditions/api.ts';
import { portfolioCountersQuery } from '../../features/business-portfolios/portfolio-queries.ts';
import { opportunityCountQuery } from '../../features/casting-calls/api.ts';
import { unreadMessagesQuery } from '../../features/messaging/api.ts';
import { useSelection } from '../../features/representation/api.ts';
import { taskCountQuery } from '../../features/tasks/api.ts';
import { pendingVerificationQuery } from '../../features/verification/api.ts';
import { useSession } from '../../lib/use-session.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/**
 * The counts beside links of the menu. Each asks for itself once it is drawn and the server has said
 * who is here; until there is an answer, and when there is none, it is not there.
 */

export function TaskBadge() {
  const { user } = useSession();
  const tasks = useQuery({
    ...taskCountQuery,
    enabled: user?.role === 'client',
    select: ({ totalTasks }) => totalTasks,
  });
  const count = countOf(tasks);
  return <CountBadge count={count} label={count === 1 ? 'task' : 'tasks'} />;
}

export function PendingVerificationBadge() {
  const { user } = useSession();
  const pending = useQuery({
    ...pendingVerificationQuery,
    enabled: user?.role === 'admin',
    select: ({ count }) => count,
  });
  return <CountBadge count={countOf(pending)} label="pending" />;
}

/** For everyone but agents, whose messages belong to many talents. */
export function UnreadMessagesBadge() {
  const { user } = useSession();
  const unread = useQuery({
    ...unreadMessagesQuery(user?.id ?? ''),
    enabled: user !== null && user.role !== 'agent',
    select: ({ count }) => count,
  });
  return <CountBadge count={countOf(unread)} label="unread" tone="accent" />;
}

/** Of the talent that the agent acts as, else of the whole portfolio. */
export function OpportunitiesBadge() {
  const { talent } = useSelection();
  const ofTalent = useQuery({
    ...opportunityCountQuery(talent?.talentProfile.id ?? ''),
    enabled: talent !== null,
    select: ({ total }) => total,
  });
  const ofPortfolio = usePortfolioCounter('opportunities');
  return <CountBadge count={countOf(talent === null ? ofPortfolio : ofTalent)} label="open" />;
}

export function InvitationsBadge() {
  const { talent } = useSelection();
  const ofTalent = useQuery({
    ...invitationsOfTalentQuery(talent?.user.id ?? ''),
    enabled: talent !== null,
    select: ({ invitations }) => invitations.filter(isPending).length,
  });
  const ofPortfolio = usePortfolioCounter('invitations');
  return <CountBadge count={countOf(talent === null ? ofPortfolio : ofTalent)} label="pending" />;
}

function usePortfolioCounter(name: 'opportunities' | 'invitations') {
  const { portfolio, talent } = useSelection();
  return useQuery({
    ...portfolioCountersQuery(portfolio?.id ?? ''),
    enabled: portfolio !== null && talent === null,
    select: (counters) => counters[name],
  });
}

/** A count that could not be asked anew is no longer known. */
function countOf({ data = 0, isError }: { data: number | undefined; isError: boolean }): number {
  return isError ? 0 : data;
}
