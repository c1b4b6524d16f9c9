import { auditionEndpoints } from '@callboard/contract/auditions';
import type { Routes } from '../../../platform/http/route.ts';
import { attend } from '../day/attend.ts';
import { send } from './send.ts';
import { setDueTime } from './set-due-time.ts';

/** What the team does with what was planned. */
export const auditionSendingRoutes: Routes = (route) => {
  route(auditionEndpoints.send, ({ platform, actor, params }) => send(platform, actor, params.id));

  route(auditionEndpoints.setDueTime, ({ platform, actor, params, body }) =>
    setDueTime(platform, actor, params.id, new Date(body.dueAt)),
  );

  route(auditionEndpoints.attend, ({ platform, actor, params, body }) =>
    attend(platform, actor, params.id, body),
  );
};
