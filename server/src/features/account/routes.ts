import { accountEndpoints } from '@callboard/contract/account';
import type { Routes } from '../../platform/http/route.ts';
import { changeEmail } from '../auth/change-email.ts';
import { changePassword } from '../auth/change-password.ts';
import { updateSettings } from '../auth/update-settings.ts';

export const accountRoutes: Routes = (route) => {
  route(accountEndpoints.update, ({ platform, actor, body }) =>
    updateSettings(platform, actor, body),
  );

  route(accountEndpoints.changeEmail, ({ platform, actor, body }) =>
    changeEmail(platform, actor, body),
  );

  route(accountEndpoints.changePassword, ({ platform, actor, body }) =>
    changePassword(platform, actor, body),
  );
};
