import { type Task, URGENCIES } from '@callboard/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddTodo } from './add-todo.tsx';
import { TaskKeys } from './task-keys.tsx';
import { TaskList } from './task-list.tsx';
import { tasksQuery } from './task-queries.ts';

/** What waits, the most urgent first: one key opens it, one completes it. */
export function TasksPage() {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(tasksQuery);
  const tasks = inOrder(data?.items ?? []);
  return (
    <div className="grid max-w-[860px] gap-5">
      <PageHeader title="Tasks" facts={data && summary(tasks.length)} actions={<TaskKeys />} />
      <AddTodo />
      {isPending && <Skeleton className="h-96 rounded-card" />}
      {isLoadingError && (
        <ErrorState
          title="The tasks could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <TaskList tasks={tasks} />}
    </div>
  );
}

const summary = (count: number) => (count === 1 ? '1 open' : `${count} open`);

/** As it is shown: group by group, so that keys go down the page. */
function inOrder(tasks: readonly Task[]): Task[] {
  return URGENCIES.flatMap((urgency) => tasks.filter((task) => task.urgency === urgency));
}
