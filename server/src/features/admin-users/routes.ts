import { adminUserEndpoints } from '@callboard/contract/admin-users';
import type { Routes } from '../../platform/http/route.ts';
import { restoreUser } from '../moderation/decisions/restore-user.ts';
import { suspendUser } from '../moderation/decisions/suspend-user.ts';
import { cancelDeletionFor } from '../privacy/deletion/keep-account.ts';
import { startDeletionFor } from '../privacy/deletion/start-deletion.ts';
import { startExportFor } from '../privacy/export/start-export.ts';
import { listUsersFor } from './list-users.ts';
import { openUser } from './open-user.ts';
import { resendVerification } from './resend-verification.ts';

export const adminUserRoutes: Routes = (route) => {
  route(adminUserEndpoints.list, ({ platform, query }) => listUsersFor(platform, query));

  route(adminUserEndpoints.get, ({ platform, params }) => openUser(platform, params.id));

  route(adminUserEndpoints.suspend, async ({ platform, actor, params, body }) => {
    await suspendUser(platform, actor, params.id, body.reason);
  });

  route(adminUserEndpoints.restore, ({ platform, actor, params, body }) =>
    restoreUser(platform, actor, params.id, body.reason),
  );

  route(adminUserEndpoints.resendVerification, ({ platform, actor, params }) =>
    resendVerification(platform, actor, params.id),
  );

  route(adminUserEndpoints.startExport, async ({ platform, actor, params, body }) => {
    await startExportFor(platform, actor, params.id, body.reason);
  });

  route(adminUserEndpoints.startDeletion, async ({ platform, actor, params, body }) => {
    await startDeletionFor(platform, actor, params.id, body.reason);
  });

  route(adminUserEndpoints.cancelDeletion, async ({ platform, actor, params, body }) => {
    await cancelDeletionFor(platform, actor, params.id, body.reason);
  });
};
