import type { Routes } from '../../platform/http/route.ts';
import { ownApplicationRoutes } from './own/routes.ts';

export const applicationRoutes: Routes = (route) => {
  ownApplicationRoutes(route);
};
