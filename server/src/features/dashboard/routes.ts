import { dashboardEndpoints } from '@callboard/contract/dashboard';
import type { Routes } from '../../platform/http/route.ts';
import { getDashboard } from './get-dashboard.ts';

export const dashboardRoutes: Routes = (route) => {
  route(dashboardEndpoints.get, ({ platform, actor }) => getDashboard(platform, actor));
};
