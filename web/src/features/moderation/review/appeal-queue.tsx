import { useInfiniteQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { afterDeciding } from '../../../ui/queue/after-deciding.ts';
import { FoundQueue, itemsOf } from '../../../ui/queue/found-queue.tsx';
import { DECISION_WORDS } from '../words.ts';
import { type Appeal, AppealPanel } from './appeal-panel.tsx';
import { appealsQuery } from './case-queries.ts';
import { useCaseSearch } from './use-case-search.ts';

const idOf = ({ id }: Appeal) => id;

/** Decisions that someone asked to look at again, the oldest first. */
export function AppealQueue() {
  const { id, choose } = useCaseSearch();
  const isDesk = useIsDesk();
  const found = useInfiniteQuery(appealsQuery);
  const items = itemsOf(found);
  const chosen = items.find((item) => item.id === id) ?? (isDesk ? items[0] : undefined);
  return (
    <FoundQueue
      label="Appeals"
      found={found}
      idOf={idOf}
      chosenId={chosen?.id}
      onChoose={choose}
      row={(item) => <AppealLine item={item} />}
      empty={
        <EmptyState
          icon={Scale}
          title="No appeal waits"
          text="Whoever was warned, suspended or had something removed can ask once for another look."
        />
      }
    >
      {chosen !== undefined && (
        <AppealPanel
          key={chosen.id}
          appeal={chosen}
          onDecided={() => choose(afterDeciding(items, idOf, chosen.id))}
        />
      )}
    </FoundQueue>
  );
}

function AppealLine({ item }: { item: Appeal }) {
  return (
    <>
      <span className="flex min-w-0 items-baseline justify-between gap-2">
        <span dir="auto" className="min-w-0 truncate font-medium text-14">
          {item.person.name}
        </span>
        <span className="shrink-0 text-12 text-muted">{relativeDate(item.appeal?.at ?? '')}</span>
      </span>
      <span className="truncate text-muted">
        {DECISION_WORDS[item.decision]}: <bdi>{item.title}</bdi>
      </span>
    </>
  );
}
