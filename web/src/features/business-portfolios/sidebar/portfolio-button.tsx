import { TEXTS } from '@callboard/contract/texts';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PortfolioLogo } from '../portfolio-logo.tsx';
import type { Portfolio } from '../portfolio-queries.ts';

type LineProps = { portfolio: Portfolio; note: string };

/** A portfolio's logo and name, and a word below it. */
export function PortfolioLine({ portfolio: { name, logoUrl }, note }: LineProps) {
  return (
    <>
      <PortfolioLogo logoUrl={logoUrl} />
      <span className="min-w-0 flex-1">
        <span title={name} className="block truncate font-semibold text-13">
          {name}
        </span>
        <span className="block text-12 text-muted">{note}</span>
      </span>
    </>
  );
}

type ButtonProps = ComponentProps<'button'> & LineProps;

/** Opens the list of portfolios, and stands there alone until the list has come. */
export function PortfolioButton({ portfolio, note, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...attributes}
      className="flex min-h-13 w-full min-w-0 items-center gap-2.5 rounded-control border border-line bg-raised px-2 py-1.5 text-left transition-colors hover:bg-fill"
    >
      <span className="sr-only">{TEXTS.businessPortfolio.label}: </span>
      <PortfolioLine portfolio={portfolio} note={note} />
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
}
