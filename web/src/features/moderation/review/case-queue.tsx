import type { ReportCase } from '@callboard/contract/report-review';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { afterDeciding } from '../../../ui/queue/after-deciding.ts';
import { FoundQueue, itemsOf } from '../../../ui/queue/found-queue.tsx';
import { SUBJECT_WORDS } from '../words.ts';
import { CaseFilterBar } from './case-filter-bar.tsx';
import { CaseLine } from './case-line.tsx';
import { CasePanel } from './case-panel.tsx';
import { type CaseKey, casesQuery } from './case-queries.ts';
import { NothingHere } from './nothing-here.tsx';
import { useCaseSearch } from './use-case-search.ts';

const idOf = ({ subject, subjectId }: CaseKey) => `${subject}.${subjectId}`;

/** Cases of one status, each beside what was reported. */
export function CaseQueue({ status }: { status: ReportCase['status'] }) {
  const { id, filters, isFiltered, choose, filter, clear } = useCaseSearch();
  const isDesk = useIsDesk();
  const found = useInfiniteQuery(casesQuery(status, filters));
  const items = itemsOf(found);
  const first = items[0];
  const chosenId = id ?? (isDesk && first ? idOf(first) : undefined);
  const chosen = readId(chosenId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* On a phone one case has the screen to itself. */}
      <div className={id === undefined ? '' : 'max-lg:hidden'}>
        <CaseFilterBar
          filters={filters}
          againstName={
            items.find(({ against }) => against?.id === filters.againstUserId)?.against?.name
          }
          onFilter={filter}
        />
      </div>
      <FoundQueue
        label="Cases"
        found={found}
        idOf={idOf}
        chosenId={chosenId}
        onChoose={choose}
        row={(item) => <CaseLine item={item} />}
        empty={<NothingHere isOpen={status === 'open'} onClear={isFiltered ? clear : undefined} />}
      >
        {chosen !== undefined && (
          <CasePanel
            key={chosenId}
            {...chosen}
            onDecided={() => choose(afterDeciding(items, idOf, idOf(chosen)))}
          />
        )}
      </FoundQueue>
    </div>
  );
}

function readId(id: string | undefined): CaseKey | undefined {
  const [subject, subjectId = ''] = id?.split('.') ?? [];
  const known = (Object.keys(SUBJECT_WORDS) as CaseKey['subject'][]).find((it) => it === subject);
  return known && { subject: known, subjectId };
}
