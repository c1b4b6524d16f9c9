import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { portfolioSearch } from '../../business-portfolios/api.ts';
import { InviteButton } from '../invite/invite-button.tsx';
import { useFollowTeam } from '../use-follow-team.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { MembersCard } from './members-card.tsx';

type Props = { title: string; portfolio: PortfolioDetail };

/** Admins of Callboard read what admins of the portfolio do; employees see whom they work with. */
export function Team({ title, portfolio }: Props) {
  const isStaff = useCurrentUser().role === 'admin';
  const mayManage = portfolio.role === 'admin';
  useFollowTeam(portfolio.id);
  return (
    <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        breadcrumbs={[
          <Link key="hub" to="/business-management" search={portfolioSearch(portfolio)}>
            Business Settings
          </Link>,
        ]}
        title={title}
        facts={portfolio.name}
        actions={mayManage && <InviteButton portfolioId={portfolio.id} />}
      />
      <MembersCard portfolio={portfolio} mayManage={mayManage} />
      {(mayManage || isStaff) && (
        <InvitationsCard portfolioId={portfolio.id} mayManage={mayManage} />
      )}
    </div>
  );
}
