import { conversationEndpoints } from '@callboard/contract/conversations';
import type { Routes } from '../../../platform/http/route.ts';
import { countUnread } from './count-unread.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations, listSocketConversations } from './list-conversations.ts';

export const conversationRoutes: Routes = (route) => {
  route(conversationEndpoints.unreadCount, ({ platform, actor, query }) =>
    countUnread(platform, actor, query.userId),
  );
  route(conversationEndpoints.socketConversations, ({ platform, actor, query }) =>
    listSocketConversations(platform, actor, query),
  );
  route(conversationEndpoints.list, ({ platform, actor, query }) =>
    listConversations(platform, actor, query),
  );
  route(conversationEndpoints.get, ({ platform, actor, params }) =>
    getConversation(platform, actor, params.id),
  );
};
