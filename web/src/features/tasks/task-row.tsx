import type { Task } from '@callboard/contract/tasks';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { taskPlace } from './task-place.ts';
import { TASK_ICONS, taskFacts, taskInWords } from './task-words.ts';

type Props = {
  task: Task;
  isChosen: boolean;
  onChoose: () => void;
  /** Of a to-do, which leads nowhere else: change it. */
  onEdit: () => void;
  onComplete: () => void;
};

export function TaskRow({ task, isChosen, onChoose, onEdit, onComplete }: Props) {
  const Icon = TASK_ICONS[task.kind];
  const words = taskInWords(task);
  const facts = taskFacts(task);
  const look = 'min-w-0 flex-1 py-2 text-left outline-none sm:flex sm:items-baseline sm:gap-3';
  const content = (
    <>
      <span className="wrap-anywhere block min-w-0 font-medium text-14">{words}</span>
      {facts !== '' && (
        <span className="wrap-anywhere block min-w-0 text-13 text-muted">{facts}</span>
      )}
    </>
  );
  return (
    <li
      className={classes(
        'flex min-h-12 items-center gap-3 pr-2 pl-4 -outline-offset-2 hover:bg-fill has-[[data-task]:focus-visible]:outline-2 has-[[data-task]:focus-visible]:outline-ink',
        isChosen && 'bg-sunk',
      )}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0 text-muted" />
      {task.link === null ? (
        <button type="button" data-task onFocus={onChoose} onClick={onEdit} className={look}>
          {content}
        </button>
      ) : (
        <Link data-task {...taskPlace(task.link)} onFocus={onChoose} className={look}>
          {content}
        </Link>
      )}
      <IconButton
        icon={Check}
        label={task.todoId === null ? `Put aside: ${words}, ${facts}` : `Done: ${words}`}
        onClick={onComplete}
      />
    </li>
  );
}
