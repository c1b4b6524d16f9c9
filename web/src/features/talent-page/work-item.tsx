import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { CREDIT_WORDS, KIND_WORDS } from '../../lib/talent/profile-words.ts';
import { CopyLink } from './copy-link.tsx';
import { ItemStage } from './item-stage.tsx';
import { ItemTalent, type Owner } from './item-talent.tsx';
import { OtherItems } from './other-items.tsx';

type Props = { item: PortfolioItem & { talent: Owner } };

export function WorkItem({ item }: Props) {
  const { talent, kind, year, title, description, credit } = item;
  return (
    <article className="mx-auto grid max-w-4xl gap-6">
      <ItemStage item={item} talent={talent} />
      <div className="grid gap-5">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 flex-1 basis-72 gap-1">
            <h1 className="wrap-anywhere font-bold text-28">{title}</h1>
            <p className="text-14 text-muted">
              {[KIND_WORDS[kind], year].filter(Boolean).join(' · ')}
            </p>
          </div>
          <CopyLink path={`/talent/${talent.id}/portfolio/${item.id}`} />
        </header>
        {description && (
          <p className="wrap-anywhere max-w-[72ch] whitespace-pre-line text-16">{description}</p>
        )}
        {credit && <CreditLine credit={credit} />}
      </div>
      <footer className="grid gap-5 border-line border-t pt-5">
        <ItemTalent talent={talent} />
        <OtherItems profileId={talent.id} itemId={item.id} />
      </footer>
    </article>
  );
}

function CreditLine({ credit }: { credit: NonNullable<PortfolioItem['credit']> }) {
  const { category, production, role, year } = credit;
  return (
    <p className="wrap-anywhere text-14">
      <span className="text-muted">From </span>
      <span className="font-semibold">{production}</span>
      {role && `, as ${role}`}
      <span className="text-muted">
        {' · '}
        {[CREDIT_WORDS[category], year].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}
