import type { QueuedVerification } from '@callboard/contract/verification';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { afterDeciding } from '../../../ui/queue/after-deciding.ts';
import { FoundQueue, itemsOf } from '../../../ui/queue/found-queue.tsx';
import { type Shortcut, ShortcutsPopover } from '../../../ui/shortcuts-popover.tsx';
import { QueueFilterBar } from './queue-filter-bar.tsx';
import { RequestLine } from './request-line.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { queueQuery } from './review-queries.ts';
import { useQueueSearch } from './use-queue-search.ts';

const SHORTCUTS: readonly Shortcut[] = [
  [['J', '↓'], 'Next request'],
  [['K', '↑'], 'Previous request'],
  [['←', '→'], 'Evidence'],
  [['+', '−'], 'Zoom'],
  [['A'], 'Approve'],
  [['R'], 'Reject with a reason'],
];

const idOf = ({ id }: QueuedVerification) => id;

/** Requests to be verified, the oldest first, each beside its evidence. */
export function VerificationPage() {
  const { id, filters, choose, filter } = useQueueSearch();
  const isDesk = useIsDesk();
  const found = useInfiniteQuery(queueQuery(filters));
  const items = itemsOf(found);
  const chosenId = id ?? (isDesk ? items[0]?.id : undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader title="Verification" actions={<ShortcutsPopover shortcuts={SHORTCUTS} />} />
      {/* On a phone one request has the screen to itself. */}
      <div className={id === undefined ? '' : 'max-lg:hidden'}>
        <QueueFilterBar filters={filters} onFilters={filter} />
      </div>
      <FoundQueue
        label="Requests"
        found={found}
        idOf={idOf}
        chosenId={chosenId}
        onChoose={choose}
        row={(item) => <RequestLine request={item} />}
        empty={<NothingWaits isPending={filters.status === 'pending'} />}
      >
        {chosenId !== undefined && (
          <ReviewPanel
            key={chosenId}
            requestId={chosenId}
            onDecided={() => choose(afterDeciding(items, idOf, chosenId))}
          />
        )}
      </FoundQueue>
    </div>
  );
}

function NothingWaits({ isPending }: { isPending: boolean }) {
  return (
    <EmptyState
      icon={ShieldCheck}
      title={isPending ? 'Nobody waits to be verified' : 'Nothing decided yet'}
      text={
        isPending
          ? 'New requests appear here, the oldest first. Earlier ones are under Approved and Rejected.'
          : 'Decisions appear here, the newest first.'
      }
    />
  );
}
