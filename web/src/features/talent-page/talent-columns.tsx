import type { ReactNode } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { furtherFacts, vitalFacts } from './facts.ts';
import { FactsCard } from './facts-card.tsx';
import { PhotoBlock } from './photo-block.tsx';
import type { Talent } from './talent.ts';
import { TalentHeading } from './talent-heading.tsx';
import { TalentSide } from './talent-side.tsx';
import { FactsSkeleton, HeadingSkeleton, SideSkeleton, WorkSkeleton } from './talent-skeleton.tsx';
import { TalentWork } from './talent-work.tsx';
import type { OwnSide } from './use-own-side.ts';
import type { TermName } from './use-term-names.ts';

type Props = {
  id: string;
  /** Who it is, known before the rest. */
  first: Pick<Talent, 'profile' | 'photos'> | undefined;
  /** All of it, once everything that is shown has come: nothing moves under anyone's eyes. */
  talent: Talent | undefined;
  termName: TermName;
  ownSide: OwnSide | undefined;
};

/**
 * Photo, words, what to do: three columns on a desk. On a phone they dissolve into one, in which the
 * face comes first, then the name, then what to do.
 */
export function TalentColumns({ id, first, talent, termName, ownSide }: Props) {
  const viewer = useCurrentUser();
  // What holds a place goes as a whole and something else comes: nothing that is there moves.
  const stage = talent === undefined ? 'coming' : 'there';
  return (
    <div
      aria-busy={talent === undefined}
      className="grid gap-5 md:grid-cols-[240px_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:items-start md:gap-7 min-[85rem]:grid-cols-[288px_minmax(0,1fr)_260px]"
    >
      <Column>
        <div className="max-md:order-1">
          <PhotoBlock first={first} isSettled={talent !== undefined} />
        </div>
        <div key={stage} className="grid gap-4 max-md:order-4">
          {talent === undefined ? (
            <FactsSkeleton />
          ) : (
            <>
              <FactsCard title="At a glance" facts={vitalFacts(talent, termName, viewer)} />
              <FactsCard title="Looks and more" facts={furtherFacts(talent, termName, viewer)} />
            </>
          )}
        </div>
      </Column>
      <Column className="md:row-span-2 min-[85rem]:row-span-1">
        <div className="max-md:order-2">
          {first === undefined ? (
            <HeadingSkeleton />
          ) : (
            <TalentHeading profile={first.profile} talent={talent} termName={termName} />
          )}
        </div>
        <div key={stage} className="min-w-0 max-md:order-5">
          {talent === undefined ? (
            <WorkSkeleton />
          ) : (
            <TalentWork talent={talent} termName={termName} ownSide={ownSide} />
          )}
        </div>
      </Column>
      <Column>
        <div key={stage} className="max-md:order-3">
          {talent === undefined ? (
            <SideSkeleton />
          ) : (
            <TalentSide id={id} talent={talent} ownSide={ownSide} />
          )}
        </div>
      </Column>
    </div>
  );
}

function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`max-md:contents md:grid md:min-w-0 md:gap-5 ${className}`}>{children}</div>
  );
}
