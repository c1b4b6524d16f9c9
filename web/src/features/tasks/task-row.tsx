import type { Task } from '@callboard/contract/tasks';
import { Link } from '@tanstack/react-router';
import { Check, Trash2 } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TASK_ICONS, taskFacts, taskInWords } from './task-words.ts';

type Props = {
  task: Task;
  isChosen: boolean;
  onChoose: () => void;
  onComplete: () => void;
  onRemove: () => void;
};

export function TaskRow({ task, isChosen, onChoose, onComplete, onRemove }: Props) {
  const Icon = TASK_ICONS[task.kind];
  const words = taskInWords(task);
  const facts = taskFacts(task);
  const isTodo = task.todoId !== null;
  const look = 'min-w-0 flex-1 py-2.5 outline-offset-4';
  const content = (
    <>
      <span className="wrap-anywhere block font-medium text-14">{words}</span>
      {facts !== '' && <span className="wrap-anywhere block text-13 text-muted">{facts}</span>}
    </>
  );
  return (
    <li
      className={classes(
        'flex min-h-12 items-center gap-3 pr-2 pl-4 hover:bg-fill',
        isChosen && 'bg-sunk',
      )}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0 text-muted" />
      {task.link === null ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys go from task to task, this one too
        <p data-task tabIndex={0} onFocus={onChoose} className={look}>
          {content}
        </p>
      ) : (
        <Link data-task to={task.link} onFocus={onChoose} className={look}>
          {content}
        </Link>
      )}
      {isTodo && <IconButton icon={Trash2} label={`Delete: ${words}`} onClick={onRemove} />}
      <IconButton
        icon={Check}
        label={isTodo ? `Done: ${words}` : `Put aside: ${words}, ${facts}`}
        onClick={onComplete}
      />
    </li>
  );
}
