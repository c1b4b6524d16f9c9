import type { Conversation } from '@callboard/contract/conversations';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { log } from '../../../lib/log.ts';
import type { Realtime } from '../../../lib/realtime.ts';
import { conversationQuery } from '../calls.ts';
import { withConversation, withoutConversation, withRead } from './inbox-changes.ts';
import { INBOX_KEY, type InboxFilters, type InboxPages } from './inbox-query.ts';

/** Pages that are asked for again when the list comes back to the screen. */
const KEPT_PAGES = 10;

/** Puts what happens into the list. Returns the function that ends it. */
export function followInbox(realtime: Realtime, queries: QueryClient, userId: string): () => void {
  /** The newest that is known to exist of each conversation that is being asked for. */
  const asked = new Map<string, number>();
  let isOver = false;

  async function hear(push: { conversationId: string; revision: number }) {
    const { conversationId: id, revision } = push;
    const isUnderWay = asked.has(id);
    asked.set(id, Math.max(revision, asked.get(id) ?? 0));
    if (isUnderWay) return;
    try {
      await read(id);
    } catch (error) {
      log.warn('A conversation of the list could not be fetched.', error);
    } finally {
      asked.delete(id);
    }
  }

  /** Again where more happened meanwhile. */
  async function read(id: string) {
    let known = -1;
    while (!isOver && known < (asked.get(id) ?? 0)) {
      const conversation = await fetchNow(queries, id);
      change(queries, (pages, filters) =>
        conversation === undefined
          ? withoutConversation(pages, id)
          : withConversation(pages, conversation, filters),
      );
      // Nothing newer than this will be had now.
      if (conversation === undefined || conversation.revision <= known) return;
      known = conversation.revision;
    }
  }

  const askAnew = () => void queries.invalidateQueries({ queryKey: INBOX_KEY });

  const endings = [
    realtime.on('notification:new-message', (push) => void hear(push)),
    realtime.on('conversation:changed', (push) => void hear(push)),
    realtime.on('messages-read-update', (push) =>
      change(queries, (pages) => withRead(pages, push, userId)),
    ),
    // For whom an agent works may be other people now.
    realtime.on('portfolio:changed', askAnew),
    realtime.onCatchUp(askAnew),
  ];
  return () => {
    isOver = true;
    for (const end of endings) end();
  };
}

/** Of a list that was scrolled far only the beginning is kept for later. */
export function shortenInbox(queries: QueryClient): void {
  change(queries, ({ pages, pageParams }) => ({
    pages: pages.slice(0, KEPT_PAGES),
    pageParams: pageParams.slice(0, KEPT_PAGES),
  }));
}

/** Undefined for those who no longer take part. */
async function fetchNow(queries: QueryClient, id: string): Promise<Conversation | undefined> {
  try {
    return await queries.fetchQuery({ ...conversationQuery(id), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

type Change = (pages: InboxPages, filters: InboxFilters) => InboxPages;

/** In every list that is kept, whatever it is filtered by. */
function change(queries: QueryClient, to: Change): void {
  for (const [queryKey, pages] of queries.getQueriesData<InboxPages>({ queryKey: INBOX_KEY })) {
    if (pages === undefined) continue;
    queries.setQueryData<InboxPages>(queryKey, to(pages, queryKey[1] as InboxFilters));
  }
}
