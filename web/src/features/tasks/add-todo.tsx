import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { useAddTodo } from './task-queries.ts';
import { TodoFields, toTodoBody } from './todo-fields.tsx';

const EMPTY = { text: '', dueOn: '' };

/** One's own to-dos, noted where the others stand. */
export function AddTodo() {
  const [todo, setTodo] = useState(EMPTY);
  const field = useRef<HTMLInputElement>(null);
  const isUnderWay = useRef(false);
  const add = useAddTodo();
  const isEmpty = todo.text.trim() === '';
  useKeys({ n: () => field.current?.focus() });

  function submit(event: FormEvent) {
    event.preventDefault();
    // Two clicks come before the button can be drawn as taken.
    if (isEmpty || isUnderWay.current) return;
    isUnderWay.current = true;
    add.mutate(toTodoBody(todo), {
      onSuccess: () => {
        setTodo(EMPTY);
        field.current?.focus();
      },
      onError: (error) =>
        toast({ title: 'Not saved', description: error.message, variant: 'destructive' }),
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2">
      <TodoFields
        ref={field}
        label="New to-do"
        placeholder="Note something to do"
        todo={todo}
        onChange={setTodo}
      />
      <Button type="submit" isPending={add.isPending} disabled={isEmpty}>
        <Plus aria-hidden="true" className="size-4" />
        Add
      </Button>
    </form>
  );
}
