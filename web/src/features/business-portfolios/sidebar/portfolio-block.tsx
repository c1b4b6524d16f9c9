import { TEXTS } from '@callboard/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { Plus, RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLatePart } from '../../../lib/use-late-part.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSelection } from '../../representation/api.ts';
import { CreateButton } from '../create-button.tsx';
import { type Portfolio, portfoliosQuery } from '../portfolio-queries.ts';
import { PortfolioButton, PortfolioLine } from './portfolio-button.tsx';

const { label, create, count } = TEXTS.businessPortfolio;

const loadDropdown = () => import('./portfolio-dropdown.tsx');
const PortfolioDropdown = lazy(async () => ({ default: (await loadDropdown()).PortfolioDropdown }));

/** In which portfolio an agent works, above the menu. */
export function PortfolioBlock() {
  const { user } = useSession();
  if (user?.role !== 'agent') return null;
  return <OfAgent />;
}

function OfAgent() {
  const { portfolios, portfolio } = useSelection();
  const { isError, isFetching, refetch } = useQuery(portfoliosQuery);
  if (portfolios === undefined) {
    return isError ? (
      <Button className="w-full" isPending={isFetching} onClick={() => void refetch()}>
        <RotateCw aria-hidden="true" className="size-4" />
        Load portfolios again
      </Button>
    ) : (
      <div aria-busy="true" className="flex h-13 items-center gap-2.5 px-2">
        <span className="sr-only">Loading your portfolios</span>
        <Skeleton className="size-8" />
        <Skeleton className="h-4 flex-1" />
      </div>
    );
  }
  if (portfolio === null) {
    return (
      <CreateButton className="w-full">
        <Plus aria-hidden="true" className="size-4" />
        {create}
      </CreateButton>
    );
  }
  if (portfolios.length < 2) {
    return (
      <div className="flex min-h-13 min-w-0 items-center gap-2.5 px-2">
        <PortfolioLine portfolio={portfolio} note={label} />
      </div>
    );
  }
  return <Several portfolio={portfolio} portfolios={portfolios} />;
}

type SeveralProps = { portfolio: Portfolio; portfolios: readonly Portfolio[] };

function Several({ portfolio, portfolios }: SeveralProps) {
  const { isAskedFor, ask, approach } = useLatePart(loadDropdown);
  const note = count(portfolios.length);
  const button = (
    <PortfolioButton portfolio={portfolio} note={note} onPointerEnter={approach} onClick={ask} />
  );
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <PortfolioDropdown portfolio={portfolio} portfolios={portfolios} note={note} />
    </Suspense>
  );
}
