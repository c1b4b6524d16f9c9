import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { useAddTodo } from './task-queries.ts';

/** One's own to-dos, noted where the others stand. */
export function AddTodo() {
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = useAddTodo();
  useKeys({ n: () => field.current?.focus() });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || add.isPending) return;
    add.mutate(
      { text, dueOn: dueOn === '' ? null : dueOn },
      {
        onSuccess: () => {
          setText('');
          setDueOn('');
          field.current?.focus();
        },
        onError: (error) =>
          toast({ title: 'Not saved', description: error.message, variant: 'destructive' }),
      },
    );
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2">
      <Input
        ref={field}
        aria-label="New to-do"
        placeholder="Note something to do"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="min-w-0 flex-1 basis-60"
      />
      <Input
        type="date"
        aria-label="Due"
        value={dueOn}
        onChange={(event) => setDueOn(event.currentTarget.value)}
        className="w-40"
      />
      <Button type="submit" isPending={add.isPending} disabled={text.trim() === ''}>
        <Plus aria-hidden="true" className="size-4" />
        Add
      </Button>
    </form>
  );
}
