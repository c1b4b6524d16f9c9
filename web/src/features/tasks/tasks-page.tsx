import { type Task, URGENCIES } from '@callboard/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheckBig } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { AddTodo } from './add-todo.tsx';
import { TaskKeys } from './task-keys.tsx';
import { tasksQuery, useTaskChanges } from './task-queries.ts';
import { TaskRow } from './task-row.tsx';
import { URGENCY_WORDS } from './task-words.ts';

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

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { complete, remove } = useTaskChanges();
  const at = Math.min(place, tasks.length - 1);
  const chosen = tasks[at];

  function go(to: number) {
    const next = Math.max(0, Math.min(tasks.length - 1, to));
    setPlace(next);
    list.current?.querySelectorAll<HTMLElement>('[data-task]')[next]?.focus();
  }
  const open = () => {
    if (chosen?.link != null) void navigate({ to: chosen.link });
  };
  useKeys(
    {
      j: () => go(at + 1),
      ArrowDown: () => go(at + 1),
      k: () => go(at - 1),
      ArrowUp: () => go(at - 1),
      o: open,
      e: () => chosen && complete(chosen),
    },
    tasks.length > 0,
  );

  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={CircleCheckBig}
        title="Nothing waits for you"
        text="New applications, calls about to close, unsent answers and messages appear here by themselves."
      />
    );
  }
  return (
    <div ref={list} className="grid gap-5">
      {URGENCIES.map((urgency) => {
        const group = tasks.filter((task) => task.urgency === urgency);
        if (group.length === 0) return null;
        return (
          <section key={urgency} className="grid gap-2">
            <h2 className="flex items-baseline gap-2 font-semibold text-14">
              {URGENCY_WORDS[urgency]}
              <span className="font-normal text-13 text-muted tabular-nums">{group.length}</span>
            </h2>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
              {group.map((task) => (
                <TaskRow
                  key={task.key}
                  task={task}
                  isChosen={task === chosen}
                  onChoose={() => setPlace(tasks.indexOf(task))}
                  onComplete={() => complete(task)}
                  onRemove={() => remove(task)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** As it is shown: group by group, so that keys go down the page. */
function inOrder(tasks: readonly Task[]): Task[] {
  return URGENCIES.flatMap((urgency) => tasks.filter((task) => task.urgency === urgency));
}
