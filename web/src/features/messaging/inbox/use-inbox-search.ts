import { LIMITS } from '@callboard/contract/limits';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/use-change-address.ts';
import { useSelection } from '../../representation/api.ts';
import type { InboxFilters } from './inbox-query.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the list is narrowed to, as the address holds it; for agents, to whom they work as. */
export function useInboxSearch() {
  const search = useSearch({ strict: false });
  const change = useChangeAddress();
  const { talent } = useSelection();
  const q = text(search.q)?.slice(0, LIMITS.searchLengthMax);
  const isUnread = search.show === 'unread';
  const isOfEveryone = talent === null || search.whose === 'everyone';
  const talentProfileId = isOfEveryone ? undefined : talent.talentProfile.id;
  const filters: InboxFilters = {
    ...(q !== undefined && { q }),
    ...(isUnread && { unread: 'true' }),
    ...(talentProfileId !== undefined && { talentProfileId }),
  };
  return {
    filters,
    q,
    isUnread,
    /** Whom the agent works as. */
    talent: talent?.talentProfile ?? null,
    isOfEveryone,
    find: (typed: string) => change({ q: text(typed.trim()) }),
    show: (shown: 'all' | 'unread') => change({ show: shown === 'all' ? undefined : shown }),
    showWhose: (whose: 'talent' | 'everyone') =>
      change({ whose: whose === 'talent' ? undefined : whose }),
    clear: () => change({ q: undefined, show: undefined, whose: undefined }),
  };
}

export type InboxSearch = ReturnType<typeof useInboxSearch>;
