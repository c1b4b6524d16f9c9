import { useInfiniteQuery } from '@tanstack/react-query';
import { foundMessagesQuery, isSearchable } from './found-messages-query.ts';
import type { InboxFilters } from './inbox-query.ts';

/** Whether there is really nothing to show: no conversation, and no message with these words either. */
export function useNothingFound(hasNone: boolean, filters: InboxFilters): boolean {
  const { q = '', talentProfileId } = filters;
  const isLookedThrough = isSearchable(q);
  const found = useInfiniteQuery({
    ...foundMessagesQuery({ q, talentProfileId }),
    enabled: isLookedThrough,
  });
  if (!hasNone || !isLookedThrough) return hasNone;
  return found.isSuccess && found.data.pages.every(({ items }) => items.length === 0);
}
