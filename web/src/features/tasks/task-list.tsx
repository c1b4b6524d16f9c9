import { type Task, URGENCIES } from '@callboard/contract/tasks';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useKeys } from '../../ui/use-keys.ts';
import { EditTodo } from './edit-todo.tsx';
import { NoTasks } from './no-tasks.tsx';
import { taskPlace } from './task-place.ts';
import { useTaskChanges } from './task-queries.ts';
import { TaskRow } from './task-row.tsx';
import { URGENCY_WORDS } from './task-words.ts';

/** Group by group; keys go from one to the next, open it and complete it. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const [place, setPlace] = useState(0);
  const [editedKey, setEditedKey] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { complete, remove, edit } = useTaskChanges();
  const at = Math.min(place, tasks.length - 1);
  const chosen = tasks[at];

  function go(to: number) {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [];
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setPlace(next);
    rows[next]?.focus();
  }
  const open = () => {
    if (chosen?.link != null) void navigate(taskPlace(chosen.link));
    else setEditedKey(chosen?.key);
  };
  function finish(task: Task) {
    complete(task);
    // The next one takes its place; nobody is thrown back to the top of the page.
    const at = tasks.indexOf(task);
    requestAnimationFrame(() => requestAnimationFrame(() => go(at)));
  }
  function stopEditing() {
    setEditedKey(undefined);
    requestAnimationFrame(() => go(at));
  }
  useKeys(
    {
      j: () => go(at + 1),
      ArrowDown: () => go(at + 1),
      k: () => go(at - 1),
      ArrowUp: () => go(at - 1),
      Enter: open,
      o: open,
      e: () => chosen && finish(chosen),
    },
    tasks.length > 0,
  );

  if (tasks.length === 0) return <NoTasks />;
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
              {group.map((task) =>
                task.key === editedKey ? (
                  <EditTodo
                    key={task.key}
                    task={task}
                    onSave={(todo) => {
                      edit({ task, ...todo });
                      stopEditing();
                    }}
                    onRemove={() => {
                      remove(task);
                      stopEditing();
                    }}
                    onClose={stopEditing}
                  />
                ) : (
                  <TaskRow
                    key={task.key}
                    task={task}
                    isChosen={task === chosen}
                    onChoose={() => setPlace(tasks.indexOf(task))}
                    onEdit={() => setEditedKey(task.key)}
                    onComplete={() => finish(task)}
                  />
                ),
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
