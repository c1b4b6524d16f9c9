import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ComboboxOption } from '../../../ui/match-options.ts';
import { Select } from '../../../ui/select.tsx';

const ANY = 'any';

type Asked = { id: string; level: string | null };

type Props = {
  title: string;
  /** Of one: 'language'. */
  noun: string;
  options: readonly ComboboxOption[];
  levels: readonly { value: string; label: string }[];
  value: readonly Asked[];
  error?: string | undefined;
  onAdd: (id: string) => void;
  onLevel: (id: string, level: string | null) => void;
  onRemove: (id: string) => void;
  /** What else can be said of one. */
  extra?: (id: string, label: string) => ReactNode;
};

/** What a role asks for, each at least at a level. */
export function AskedTerms(props: Props) {
  const { title, noun, options, levels, value, error, onAdd, onLevel, onRemove, extra } = props;
  const free = options.filter((option) => !value.some(({ id }) => id === option.value));
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label={title} className="grid">
          {value.map(({ id, level }) => {
            const label = options.find((option) => option.value === id)?.label ?? id;
            return (
              <li
                key={id}
                className="flex min-w-0 flex-wrap items-center gap-2 border-line border-b py-1.5"
              >
                <span className="wrap-anywhere min-w-24 flex-1 text-14">{label}</span>
                {extra?.(id, label)}
                <div className="w-40 shrink-0">
                  <Select
                    aria-label={`Level of ${label}`}
                    options={[{ value: ANY, label: 'Any level' }, ...levels]}
                    value={level ?? ANY}
                    onValueChange={(chosen) => onLevel(id, chosen === ANY ? null : chosen)}
                  />
                </div>
                <IconButton icon={X} label={`Remove ${label}`} onClick={() => onRemove(id)} />
              </li>
            );
          })}
        </ul>
      )}
      <Field label={`Add a ${noun}`} error={error}>
        {(wiring) => (
          <Combobox
            {...wiring}
            // A new box for the next one.
            key={value.length}
            placeholder="Type to search"
            options={free}
            value=""
            onValueChange={(id) => id !== '' && onAdd(id)}
          />
        )}
      </Field>
    </div>
  );
}
