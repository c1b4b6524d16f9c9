import { verificationEndpoints } from '@callboard/contract/verification';
import type { Routes } from '../../platform/http/route.ts';
import { countPending } from './count-pending.ts';

export const verificationRoutes: Routes = (route) => {
  route(verificationEndpoints.pendingCount, ({ platform }) => countPending(platform));
};
