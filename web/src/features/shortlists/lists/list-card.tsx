import type { Shortlist } from '@callboard/contract/shortlists';
import { Link } from '@tanstack/react-router';
import { Link2, UserRound } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { agoInLine, facesInWords } from '../words.ts';

/** As many faces as stand on a card. */
const SHOWN = 5;

type Props = {
  list: Shortlist;
  /** Among lists of several roles. */
  isRoleTold: boolean;
};

export function ListCard({ list, isRoleTold }: Props) {
  const { name, count, faces, liveLinks, roleTitle } = list;
  const facts = [
    isRoleTold ? roleTitle : null,
    count === 0 ? 'nobody yet' : facesInWords(count),
    `changed ${agoInLine(list.updatedAt)}`,
  ].filter((part) => part !== null);
  return (
    <li className="relative grid min-w-0 gap-3 rounded-card border border-line bg-raised p-3 transition-colors focus-within:border-ink hover:border-line-strong">
      <Faces faces={faces} />
      <div className="grid min-w-0 gap-0.5">
        <div className="flex min-h-6 min-w-0 items-center justify-between gap-3">
          <h3 className="min-w-0">
            <Link
              to="."
              search={(before) => ({ ...before, list: list.id })}
              resetScroll={false}
              dir="auto"
              className="block max-w-full truncate rounded-control font-semibold text-14 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:outline-offset-2"
            >
              {name}
            </Link>
          </h3>
          {liveLinks > 0 && (
            <Badge tone="info" icon={Link2} className="shrink-0 tabular-nums">
              {liveLinks === 1 ? '1 link' : `${liveLinks} links`}
            </Badge>
          )}
        </div>
        <p className="truncate text-13 text-muted">{facts.join(' · ')}</p>
      </div>
    </li>
  );
}

/** The first few; places that nobody has yet stay quiet. */
function Faces({ faces }: Pick<Shortlist, 'faces'>) {
  return (
    <div aria-hidden="true" className="grid grid-cols-5 gap-1.5">
      {Array.from({ length: SHOWN }, (_, place) => {
        const face = faces[place];
        return face === undefined ? (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is all it is
            key={place}
            className="grid aspect-4/5 place-items-center rounded-control bg-sunk text-line-strong"
          >
            {place === 0 && <UserRound className="size-5" />}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is all it is
          <Portrait key={place} {...face} className="text-14" />
        );
      })}
    </div>
  );
}
