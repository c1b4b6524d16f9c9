import { CircleCheck, Megaphone } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { useReviewList } from './use-review-list.ts';

/** Nothing waits, nothing has this status, or nothing matches. */
export function NothingHere({ list }: { list: ReturnType<typeof useReviewList> }) {
  const { filters, setSearch, setStatus } = list;
  if (filters.search !== undefined) {
    return (
      <EmptyState
        icon={Megaphone}
        title="No call matches"
        text="Calls are found by role, production, company or whoever posted them."
        action={<Button onClick={() => setSearch('')}>Clear search</Button>}
      />
    );
  }
  if (filters.status === 'in_review') {
    return (
      <EmptyState
        icon={CircleCheck}
        title="No call waits for review"
        text="Calls of clients who are not verified come here before anyone may apply."
        action={<Button onClick={() => setStatus('open')}>Look at open calls</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={Megaphone}
      title="No calls with this status"
      action={<Button onClick={() => setStatus('in_review')}>Back to those in review</Button>}
    />
  );
}
