import type { Representation } from '@callboard/contract/representation';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PortfolioLogo } from '../../business-portfolios/api.ts';

type Props = { portfolio: Representation['portfolio']; children: ReactNode; aside?: ReactNode };

/** An agency: its logo and name, a line about it, and what can be done. */
export function AgencyHead({ portfolio, children, aside }: Props) {
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
      <PortfolioLogo logoUrl={portfolio.logoUrl} size={10} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-semibold text-14">
          {portfolio.name}
          {portfolio.isVerified && (
            <BadgeCheck
              role="img"
              aria-label="Verified"
              className="ml-1 inline size-4 align-[-3px] text-info"
            />
          )}
        </p>
        <p className="wrap-anywhere text-13 text-muted">{children}</p>
      </div>
      {aside}
    </div>
  );
}
