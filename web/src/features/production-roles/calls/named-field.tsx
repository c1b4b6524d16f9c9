import { X } from 'lucide-react';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';

export type Named = { id: string; name: string };

type Props = {
  label: string;
  hint: string;
  /** Said where the search finds nothing that is not chosen already. */
  nothing: string;
  search: string;
  onSearch: (search: string) => void;
  /** None while there is no answer. */
  found: readonly Named[] | undefined;
  value: readonly Named[];
  error: string | undefined;
  onValue: (chosen: Named[]) => void;
};

const SHOWN = 6;

/** Some of many, found by name. */
export function NamedField(props: Props) {
  const { label, hint, nothing, search, onSearch, found, value, error, onValue } = props;
  const isChosen = ({ id }: Named) => value.some((each) => each.id === id);
  const free = (found ?? []).filter((each) => !isChosen(each)).slice(0, SHOWN);
  return (
    <div className="grid gap-2">
      <Field label={label} error={error} hint={hint}>
        {(wiring) => (
          <Input
            {...wiring}
            placeholder="Type a name"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label={`${label} chosen`} className="flex flex-wrap gap-1.5">
          {value.map((each) => (
            <li
              key={each.id}
              className="inline-flex h-8 max-w-full items-center rounded-control bg-fill pl-2.5 text-13"
            >
              <span className="truncate">{each.name}</span>
              <IconButton
                icon={X}
                size={32}
                label={`Remove ${each.name}`}
                onClick={() => onValue(value.filter(({ id }) => id !== each.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={`${label} found`} className="grid">
        {free.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              onClick={() => onValue([...value, each])}
              className="flex min-h-9 w-full items-center rounded-control px-2.5 text-left text-13 hover:bg-fill pointer-coarse:min-h-11"
            >
              {each.name}
            </button>
          </li>
        ))}
        {found !== undefined && free.length === 0 && (
          <li className="px-2.5 py-2 text-13 text-muted">{nothing}</li>
        )}
      </ul>
    </div>
  );
}
