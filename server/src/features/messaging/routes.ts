import { messagingEndpoints } from '@callboard/contract/messaging';
import type { Routes } from '../../platform/http/route.ts';
import { countUnread } from './count-unread.ts';

export const messagingRoutes: Routes = (route) => {
  route(messagingEndpoints.unreadCount, ({ platform, actor, query }) =>
    countUnread(platform, actor, query.userId),
  );
};
