import { TEXTS } from '@callboard/contract/texts';
import { Building2, Plus } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CreateButton } from '../../business-portfolios/api.ts';
import { OfferLines } from './offer-lines.tsx';

export function NoPortfolioYet() {
  return (
    <>
      <PageHeader title="Go Pro" />
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          icon={Building2}
          title="Pro is for a business portfolio"
          text="It covers the whole team and every talent on the roster. Create a portfolio first; that is free."
          action={
            <CreateButton look="primary">
              <Plus aria-hidden="true" className="size-4" />
              {TEXTS.businessPortfolio.create}
            </CreateButton>
          }
        />
      </div>
      <OfferLines offer="agency" />
    </>
  );
}
