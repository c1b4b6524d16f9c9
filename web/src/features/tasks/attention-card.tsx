import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { taskPlace } from './task-place.ts';
import { tasksQuery } from './task-queries.ts';
import { TASK_ICONS, taskFacts, taskInWords } from './task-words.ts';

const SHOWN = 6;

/** The most urgent tasks, for the dashboard. */
export function AttentionCard() {
  const { data } = useQuery(tasksQuery);
  return (
    <Card
      title="Needs attention"
      aside={
        <Link
          to="/tasks"
          className="text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          All tasks
        </Link>
      }
    >
      {data === undefined && <Skeleton className="h-24" />}
      {data?.items.length === 0 && <p className="text-13 text-muted">Nothing waits for you.</p>}
      <ul className="-my-1 divide-y divide-line">
        {data?.items.slice(0, SHOWN).map((task) => {
          const Icon = TASK_ICONS[task.kind];
          return (
            <li key={task.key} className="flex items-start gap-3 py-2 text-13">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
              <div className="min-w-0">
                {task.link === null ? (
                  <span className="wrap-anywhere font-medium">{taskInWords(task)}</span>
                ) : (
                  <Link
                    {...taskPlace(task.link)}
                    className="wrap-anywhere font-medium underline-offset-4 hover:underline"
                  >
                    {taskInWords(task)}
                  </Link>
                )}
                <p className="wrap-anywhere line-clamp-1 text-muted">{taskFacts(task)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
