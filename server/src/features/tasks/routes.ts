import { taskEndpoints } from '@callboard/contract/tasks';
import type { Routes } from '../../platform/http/route.ts';
import { countTasks } from './count-tasks.ts';

export const taskRoutes: Routes = (route) => {
  route(taskEndpoints.count, ({ platform, actor }) => countTasks(platform, actor));
};
