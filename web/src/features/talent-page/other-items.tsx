import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { workQuery } from './api.ts';

type Props = { profileId: string; itemId: string };

/** What stands before and after it among what this viewer may see. */
export function OtherItems({ profileId, itemId }: Props) {
  const { data } = useQuery(workQuery({ id: profileId, as: undefined }));
  const items = data?.items ?? [];
  const at = items.findIndex(({ id }) => id === itemId);
  const [before, after] = at === -1 ? [] : [items[at - 1], items[at + 1]];
  if (before === undefined && after === undefined) return null;
  return (
    <nav aria-label="More work" className="grid gap-3 sm:grid-cols-2">
      {before && <Neighbour profileId={profileId} item={before} word="Previous" icon={ArrowLeft} />}
      {after && <Neighbour profileId={profileId} item={after} word="Next" icon={ArrowRight} />}
    </nav>
  );
}

type NeighbourProps = {
  profileId: string;
  item: PortfolioItem;
  word: 'Previous' | 'Next';
  icon: LucideIcon;
};

function Neighbour({ profileId, item, word, icon: Icon }: NeighbourProps) {
  const isNext = word === 'Next';
  return (
    <Link
      to="/talent/$profileId/portfolio/$itemId"
      params={{ profileId, itemId: item.id }}
      className={`flex min-w-0 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 hover:bg-fill ${isNext ? 'flex-row-reverse text-right sm:col-start-2' : ''}`}
    >
      <Icon aria-hidden="true" className="size-4 text-muted" />
      <span className="grid min-w-0 flex-1">
        <span className="text-12 text-muted">{word}</span>
        <span className="truncate font-medium text-14">{item.title}</span>
      </span>
    </Link>
  );
}
