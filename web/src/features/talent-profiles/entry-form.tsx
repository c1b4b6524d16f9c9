import type { FieldErrors } from '@callboard/contract/errors';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Entry } from './entries.ts';

export type EntryField = {
  name: string;
  label: string;
  required?: true;
  /** Words unless it says otherwise. */
  type?: 'year' | 'date';
  /** One of these instead of words. */
  options?: readonly { value: string; label: string }[];
};

type Props = {
  entry: Entry;
  fields: readonly EntryField[];
  errors: FieldErrors;
  /** Where the entry's own errors are. */
  errorPath: string;
  onChange: (changed: Entry) => void;
  onDone: () => void;
  children?: ReactNode;
};

const INPUTS = {
  words: { type: 'text', inputMode: 'text' },
  year: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
} as const;

/** An entry, opened. It is saved like everything else, as one types. */
export function EntryForm(props: Props) {
  const { entry, fields, errors, errorPath, onChange, onDone, children } = props;
  return (
    <div className="grid gap-4 rounded-card bg-sunk p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field, place) => {
          const { name, label, required, options } = field;
          const value = String(entry[name] ?? '');
          const error = errors[`${errorPath}.${name}`];
          const change = (text: string) => onChange({ ...entry, [name]: text });
          if (options !== undefined) {
            return (
              <Field key={name} label={label} required={required} error={error}>
                {(wiring) => (
                  <Select {...wiring} options={options} value={value} onValueChange={change} />
                )}
              </Field>
            );
          }
          return (
            <TextField
              key={name}
              label={label}
              required={required}
              autoFocus={place === 0}
              {...INPUTS[field.type ?? 'words']}
              value={value}
              error={error}
              onChange={(event) => change(event.target.value)}
            />
          );
        })}
      </div>
      {children}
      <div>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
