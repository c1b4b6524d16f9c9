import { TEXTS } from '@callboard/contract/texts';
import { Check, Plus } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { PortfolioLogo } from '../portfolio-logo.tsx';
import type { Portfolio } from '../portfolio-queries.ts';
import { useCreateDialog } from '../use-create-dialog.tsx';
import { useSwitchPortfolio } from '../use-switch-portfolio.ts';
import { PortfolioButton } from './portfolio-button.tsx';

type Props = { portfolio: Portfolio; portfolios: readonly Portfolio[]; note: string };

/** Drawn when it is first asked for, and so open. */
export function PortfolioDropdown({ portfolio, portfolios, note }: Props) {
  const switchTo = useSwitchPortfolio();
  const { open, approach, dialog } = useCreateDialog();
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>
          <PortfolioButton portfolio={portfolio} note={note} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {portfolios.map((one) => (
            <DropdownMenuItem key={one.id} onSelect={() => void switchTo(one)}>
              <Choice portfolio={one} isSelected={one.id === portfolio.id} />
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={Plus} onPointerEnter={approach} onSelect={open}>
            {TEXTS.businessPortfolio.createNew}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}

type ChoiceProps = { portfolio: Portfolio; isSelected: boolean };

function Choice({ portfolio: { name, description, logoUrl }, isSelected }: ChoiceProps) {
  return (
    <span className="flex items-center gap-2.5">
      <PortfolioLogo logoUrl={logoUrl} />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2 font-medium">{name}</span>
        {description !== null && (
          <span className="block truncate text-12 text-muted">{description}</span>
        )}
      </span>
      {isSelected && (
        <>
          <Check aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">, selected</span>
        </>
      )}
    </span>
  );
}
