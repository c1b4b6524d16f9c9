import type { Conversation } from '@callboard/contract/conversations';
import { type Read, readBy } from '../read-by.ts';
import type { InboxFilters, InboxPages } from './inbox-query.ts';

/** The list with a conversation as it is now, at the place that its last message gives it. */
export function withConversation(
  known: InboxPages,
  now: Conversation,
  filters: InboxFilters,
): InboxPages {
  const wasKnown = known.pages.some(({ items }) => items.some(({ id }) => id === now.id));
  const rest = withoutConversation(known, now.id);
  if (!isWanted(now, filters, wasKnown)) return rest;
  const at = timeOf(now);
  const place = rest.pages.findIndex(({ items, nextCursor }) => {
    const isLast = nextCursor === null;
    return isLast || items.some((each) => timeOf(each) <= at);
  });
  // Older than all that has come: it comes with its own page.
  if (place < 0) return rest;
  const pages = rest.pages.map((page, index) =>
    index === place ? { ...page, items: insert(page.items, now) } : page,
  );
  return { ...known, pages };
}

/** For those who no longer take part in it. */
export function withoutConversation(known: InboxPages, id: string): InboxPages {
  const pages = known.pages.map((page) => ({
    ...page,
    items: page.items.filter((each) => each.id !== id),
  }));
  return { ...known, pages };
}

/** The list after somebody has read; `userId` is whose list it is. */
export function withRead(known: InboxPages, read: Read, userId: string): InboxPages {
  const pages = known.pages.map((page) => ({
    ...page,
    items: page.items.map((each) => {
      return each.id === read.conversationId ? readBy(each, read, userId) : each;
    }),
  }));
  return { ...known, pages };
}

/** What was found by its words stays where it was found; nothing else is known to have them. */
function isWanted(now: Conversation, filters: InboxFilters, wasKnown: boolean): boolean {
  if (now.lastMessage === null) return false;
  if (filters.talentProfileId !== undefined && now.talent?.profileId !== filters.talentProfileId) {
    return false;
  }
  if (filters.q !== undefined) return wasKnown;
  return filters.unread === undefined || now.unread > 0 || wasKnown;
}

function insert(items: readonly Conversation[], now: Conversation): Conversation[] {
  const at = items.findIndex((each) => timeOf(each) <= timeOf(now));
  return at < 0 ? [...items, now] : items.toSpliced(at, 0, now);
}

function timeOf({ lastMessage }: Conversation): string {
  return lastMessage?.sentAt ?? '';
}
