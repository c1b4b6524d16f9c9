import { messageEndpoints } from '@callboard/contract/messages';
import type { Routes } from '../../../platform/http/route.ts';
import { listMessages } from './list-messages.ts';
import { markMessagesRead } from './mark-read.ts';
import { searchMessages } from './search-messages.ts';

export const readingRoutes: Routes = (route) => {
  route(messageEndpoints.list, ({ platform, actor, params, query }) =>
    listMessages(platform, actor, params.id, query),
  );
  route(messageEndpoints.read, ({ platform, actor, params, body }) =>
    markMessagesRead(platform, actor, params.id, body),
  );
  route(messageEndpoints.search, ({ platform, actor, query }) =>
    searchMessages(platform, actor, query),
  );
};
