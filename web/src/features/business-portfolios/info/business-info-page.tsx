import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { portfolioSearch, WhichPortfolio } from '../which-portfolio.tsx';
import { DangerZone } from './danger-zone.tsx';
import { DataCard } from './data-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { LogoCard } from './logo-card.tsx';

const TITLE = 'Business info';

/** What others read of a business, for whoever manages it to change, and how it ends. */
export function BusinessInfoPage() {
  return (
    <WhichPortfolio title={TITLE}>{(portfolio) => <Info portfolio={portfolio} />}</WhichPortfolio>
  );
}

function Info({ portfolio }: { portfolio: PortfolioDetail }) {
  const { id, role } = portfolio;
  return (
    <div className="grid max-w-[840px] grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        breadcrumbs={[
          <Link key="hub" to="/business-management" search={portfolioSearch(portfolio)}>
            Business Settings
          </Link>,
        ]}
        title={TITLE}
        facts={role === 'employee' ? 'Admins of the portfolio can change it' : undefined}
      />
      {role === 'admin' ? (
        <>
          <LogoCard portfolio={portfolio} />
          <DataCard key={id} portfolio={portfolio} />
        </>
      ) : (
        <FactsCard portfolio={portfolio} />
      )}
      {role !== null && <DangerZone key={id} portfolio={portfolio} />}
    </div>
  );
}
