import type { Routes } from '../../platform/http/route.ts';
import { availabilityCheckRoutes } from './availability-checks/routes.ts';
import { holdRoutes } from './holds/routes.ts';
import { offerRoutes } from './offers/routes.ts';

export const dealRoutes: Routes = (route) => {
  availabilityCheckRoutes(route);
  holdRoutes(route);
  offerRoutes(route);
};
