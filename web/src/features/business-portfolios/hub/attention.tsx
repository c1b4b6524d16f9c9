import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMatters } from './use-matters.ts';

/** What waits for someone to do something about it, each with the way there. */
export function Attention({ portfolio }: { portfolio: PortfolioDetail }) {
  const { matters, isPending } = useMatters(portfolio);
  return (
    <Card title="Needs attention">
      {isPending && (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
      {!isPending && matters.length === 0 && (
        <p className="flex items-center gap-2 text-14 text-muted">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          Nothing right now.
        </p>
      )}
      {!isPending && matters.length > 0 && (
        <ul className="-mx-2 grid">
          {matters.map(({ icon: Icon, words, hint, ...link }) => (
            <li key={words}>
              <Link
                {...link}
                className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-fill"
              >
                <Icon
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="size-[18px] shrink-0 text-muted"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium text-14">{words}</span>
                  <span className="block text-13 text-muted">{hint}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
