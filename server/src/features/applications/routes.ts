import { applicationEndpoints } from '@callboard/contract/applications';
import type { Routes } from '../../platform/http/route.ts';
import { listApplications } from './list-applications.ts';

export const applicationRoutes: Routes = (route) => {
  route(applicationEndpoints.listOfTalent, ({ platform, actor, query }) =>
    listApplications(platform, actor, query),
  );
};
