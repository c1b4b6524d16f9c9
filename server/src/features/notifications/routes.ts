import { notificationEndpoints } from '@callboard/contract/notifications';
import type { Routes } from '../../platform/http/route.ts';
import { countOwnUnread, listOwnNotifications } from './list-notifications.ts';
import { chooseMail, getMailChoices } from './mail-choices.ts';
import { readAllNotifications, readNotification } from './mark-read.ts';

export const notificationRoutes: Routes = (route) => {
  route(notificationEndpoints.list, ({ platform, actor, query }) =>
    listOwnNotifications(platform, actor, query),
  );

  route(notificationEndpoints.count, ({ platform, actor }) => countOwnUnread(platform, actor));

  route(notificationEndpoints.readAll, ({ platform, actor }) =>
    readAllNotifications(platform, actor),
  );

  route(notificationEndpoints.read, ({ platform, actor, params }) =>
    readNotification(platform, actor, params.id),
  );

  route(notificationEndpoints.mailChoices, ({ platform, actor }) =>
    getMailChoices(platform, actor),
  );

  route(notificationEndpoints.chooseMail, ({ platform, actor, body }) =>
    chooseMail(platform, actor, body),
  );
};
