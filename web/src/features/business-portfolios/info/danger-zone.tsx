import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { DeleteRow } from './delete-row.tsx';
import { LeaveRow } from './leave-row.tsx';
import { TransferRow } from './transfer-row.tsx';

/** What cannot simply be taken back: for the owner handing over and deleting, for others leaving. */
export function DangerZone({ portfolio }: { portfolio: PortfolioDetail }) {
  return (
    <section
      aria-labelledby="danger-zone"
      className="min-w-0 rounded-card border border-danger/40 bg-raised p-4"
    >
      <h2 id="danger-zone" className="font-semibold text-14 text-danger">
        Danger zone
      </h2>
      <ul className="divide-y divide-line">
        {portfolio.isOwner ? (
          <>
            <TransferRow portfolio={portfolio} />
            <DeleteRow portfolio={portfolio} />
          </>
        ) : (
          <LeaveRow portfolio={portfolio} />
        )}
      </ul>
    </section>
  );
}
