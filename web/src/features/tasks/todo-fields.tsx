import { LIMITS } from '@callboard/contract/limits';
import type { Ref } from 'react';
import { Input } from '../../ui/input.tsx';

type Todo = { text: string; dueOn: string };

type Props = {
  /** What the text is, to those who listen. */
  label: string;
  todo: Todo;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (todo: Todo) => void;
};

/** What is to be done, and until which day. */
export function TodoFields({ label, todo, placeholder, ref, onChange }: Props) {
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <Input
          ref={ref}
          aria-label={label}
          placeholder={placeholder}
          maxLength={LIMITS.lineLength}
          value={todo.text}
          onChange={(event) => onChange({ ...todo, text: event.currentTarget.value })}
        />
      </div>
      <div className="w-38">
        <Input
          type="date"
          aria-label="Due"
          value={todo.dueOn}
          onChange={(event) => onChange({ ...todo, dueOn: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

/** As it is sent. */
export const toTodoBody = ({ text, dueOn }: Todo) => ({
  text: text.trim(),
  dueOn: dueOn === '' ? null : dueOn,
});
