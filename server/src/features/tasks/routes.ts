import { taskEndpoints } from '@callboard/contract/tasks';
import type { Routes } from '../../platform/http/route.ts';
import { countTasks } from './count-tasks.ts';
import { listTasks } from './list-tasks.ts';
import { dismissTask, restoreTask } from './put-aside.ts';
import { addTodo, changeTodo, removeTodo } from './todos/keep-todos.ts';

export const taskRoutes: Routes = (route) => {
  route(taskEndpoints.count, ({ platform, actor }) => countTasks(platform, actor));
  route(taskEndpoints.list, ({ platform, actor }) => listTasks(platform, actor));

  route(taskEndpoints.dismiss, ({ platform, actor, body }) =>
    dismissTask(platform, actor, body.key),
  );
  route(taskEndpoints.restore, ({ platform, actor, body }) =>
    restoreTask(platform, actor, body.key),
  );

  route(taskEndpoints.addTodo, ({ platform, actor, body }) => addTodo(platform, actor, body));
  route(taskEndpoints.changeTodo, ({ platform, actor, params, body }) =>
    changeTodo(platform, actor, params.id, body),
  );
  route(taskEndpoints.removeTodo, ({ platform, actor, params }) =>
    removeTodo(platform, actor, params.id),
  );
};
