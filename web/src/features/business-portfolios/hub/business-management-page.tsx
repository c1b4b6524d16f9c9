import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { TEXTS } from '@callboard/contract/texts';
import { BadgeCheck, Plus } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PlanBadge } from '../../billing/api.ts';
import { CreateButton } from '../create-button.tsx';
import { WhichPortfolio } from '../which-portfolio.tsx';
import { Attention } from './attention.tsx';
import { BusinessCard, TalentsCard, TeamCard } from './hub-cards.tsx';

/** Where everything about a business is reached: its data, its people, its talents. */
export function BusinessManagementPage() {
  return (
    <WhichPortfolio title={TEXTS.sidebar.businessSettings}>
      {(portfolio) => <Hub key={portfolio.id} portfolio={portfolio} />}
    </WhichPortfolio>
  );
}

function Hub({ portfolio }: { portfolio: PortfolioDetail }) {
  const { name, role, isOwner, isVerified } = portfolio;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={TEXTS.sidebar.businessSettings}
        badge={
          // An admin reads it above.
          role !== null && (
            <>
              {isVerified && (
                <Badge tone="success" icon={BadgeCheck}>
                  Verified
                </Badge>
              )}
              <PlanBadge portfolioId={portfolio.id} />
            </>
          )
        }
        facts={role === null ? undefined : `${name} · ${standingOf({ role, isOwner })}`}
        actions={
          role !== null && (
            <CreateButton>
              <Plus aria-hidden="true" className="size-4" />
              {TEXTS.businessPortfolio.createNew}
            </CreateButton>
          )
        }
      />
      <div className="grid gap-4 lg:grid-cols-3">
        <BusinessCard portfolio={portfolio} />
        <TeamCard portfolio={portfolio} />
        <TalentsCard portfolio={portfolio} />
      </div>
      {role !== null && <Attention portfolio={portfolio} />}
    </div>
  );
}

function standingOf({ role, isOwner }: Pick<PortfolioDetail, 'role' | 'isOwner'>): string {
  if (isOwner) return 'you own it';
  return role === 'admin' ? 'you are an admin' : 'you are on the team';
}
