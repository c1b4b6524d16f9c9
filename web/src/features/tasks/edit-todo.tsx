import type { Task } from '@callboard/contract/tasks';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TodoFields, toTodoBody } from './todo-fields.tsx';

type Props = {
  task: Task;
  onSave: (todo: { text: string; dueOn: string | null }) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** One's own to-do, changed where it stands. Escape leaves it as it was. */
export function EditTodo({ task, onSave, onRemove, onClose }: Props) {
  const [todo, setTodo] = useState({ text: task.text ?? '', dueOn: task.dueOn ?? '' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (todo.text.trim() !== '') onSave(toTodoBody(todo));
  }
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <li className="bg-sunk px-4 py-3">
      <form onSubmit={save} onKeyDown={leave} className="flex flex-wrap gap-2">
        <TodoFields ref={field} label="To-do" todo={todo} onChange={setTodo} />
        <Button type="submit" look="primary" disabled={todo.text.trim() === ''}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="quiet" className="text-danger" onClick={onRemove}>
          Delete
        </Button>
      </form>
    </li>
  );
}
