import { type ReactNode, useEffect, useRef } from 'react';
import type { DealWords } from '../../../lib/casting/deal-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { ROW_LOOK } from '../row-look.ts';
import type { Deal } from './deals.ts';

type Props = {
  deal: Deal['it'];
  /** What it is: 'Offer', 'Are you free?'. */
  title: string;
  /** What is looked for first: the days, the fee. */
  lead: ReactNode;
  standing: DealWords | null;
  /** Whether whose it is has to be said. */
  isOwn: boolean;
  /** The one that a link names: it is brought into view. */
  isNamed: boolean;
  children?: ReactNode;
  actions?: ReactNode;
};

/** What all of them have: what it is, for which role, for whom, and the answers. */
export function DealCard({ deal, title, lead, standing, isOwn, isNamed, ...props }: Props) {
  const { talent, roleTitle, productionTitle } = deal;
  return (
    <li
      ref={useBroughtIntoView(isNamed)}
      tabIndex={-1}
      className={classes(ROW_LOOK, 'lg:items-start', isNamed && 'bg-sunk')}
    >
      <div className="grid content-start gap-0.5 text-14 lg:py-1">
        <p className="text-13 text-muted">{title}</p>
        {lead}
      </div>
      <div className="flex min-w-0 items-start gap-3">
        {!isOwn && <Avatar size="md" src={talent.photoUrl} profileName={talent.name} />}
        <div className="grid min-w-0 gap-0.5 lg:py-1">
          <h3 className="wrap-anywhere text-14">
            <span className="font-semibold">{roleTitle}</span>
            <span className="text-muted">
              {' · '}
              {productionTitle}
            </span>
          </h3>
          {!isOwn && <p className="wrap-anywhere text-13">{talent.name}</p>}
          {props.children}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        {standing !== null && <Badge tone={standing.tone}>{standing.word}</Badge>}
        {props.actions}
      </div>
    </li>
  );
}

function useBroughtIntoView(isNamed: boolean) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return card;
}
