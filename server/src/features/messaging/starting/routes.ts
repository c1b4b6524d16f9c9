import { conversationEndpoints } from '@callboard/contract/conversations';
import type { Routes } from '../../../platform/http/route.ts';
import { listCorrespondents } from './correspondents/list-correspondents.ts';
import { startConversation } from './start-conversation.ts';

export const startingRoutes: Routes = (route) => {
  route(conversationEndpoints.start, ({ platform, actor, body }) =>
    startConversation(platform, actor, body),
  );
  route(conversationEndpoints.correspondents, ({ platform, actor, query }) =>
    listCorrespondents(platform, actor, query),
  );
};
