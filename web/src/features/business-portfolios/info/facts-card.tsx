import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { PortfolioLogo } from '../portfolio-logo.tsx';

/** For those who look: employees, and admins of Callboard. */
export function FactsCard({ portfolio }: { portfolio: PortfolioDetail }) {
  const { name, description, logoUrl, website, phone, email, address, owner } = portfolio;
  const facts: [label: string, value: ReactNode][] = [
    ['Website', website && <OutLink href={website}>{website}</OutLink>],
    ['Phone', phone && <OutLink href={`tel:${phone}`}>{phone}</OutLink>],
    ['Email', email && <OutLink href={`mailto:${email}`}>{email}</OutLink>],
    ['Address', address],
    ['Owner', `${owner.firstName} ${owner.lastName}`],
  ];
  return (
    <Card>
      <div className="flex items-start gap-4">
        <PortfolioLogo logoUrl={logoUrl} size={16} />
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere font-semibold text-16">{name}</p>
          {description !== null && (
            <p className="wrap-anywhere whitespace-pre-line text-14 text-muted">{description}</p>
          )}
        </div>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="wrap-anywhere text-14">{value ?? 'Not given'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {children}
    </a>
  );
}
