import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { agenciesQuery } from './call-changes.ts';

type Agency = { id: string; name: string };
type Props = {
  value: readonly Agency[];
  error: string | undefined;
  onValue: (agencies: Agency[]) => void;
};

/** Verified agencies, found by name. */
export function AgencyField({ value, error, onValue }: Props) {
  const [search, setSearch] = useState('');
  const found = useQuery({ ...agenciesQuery(search.trim()), placeholderData: keepPreviousData });
  const isChosen = ({ id }: Agency) => value.some((agency) => agency.id === id);
  const free = (found.data?.items ?? []).filter((agency) => !isChosen(agency)).slice(0, 6);
  return (
    <div className="grid gap-2">
      <Field label="Agencies" error={error} hint="Only verified agencies can be chosen.">
        {(wiring) => (
          <Input
            {...wiring}
            placeholder="Type a name"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label="Chosen agencies" className="flex flex-wrap gap-1.5">
          {value.map((agency) => (
            <li
              key={agency.id}
              className="inline-flex h-8 max-w-full items-center rounded-control bg-fill pl-2.5 text-13"
            >
              <span className="truncate">{agency.name}</span>
              <IconButton
                icon={X}
                size={32}
                label={`Remove ${agency.name}`}
                onClick={() => onValue(value.filter(({ id }) => id !== agency.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Agencies found" className="grid">
        {free.map((agency) => (
          <li key={agency.id}>
            <button
              type="button"
              onClick={() => onValue([...value, agency])}
              className="flex min-h-9 w-full items-center rounded-control px-2.5 text-left text-13 hover:bg-fill pointer-coarse:min-h-11"
            >
              {agency.name}
            </button>
          </li>
        ))}
        {found.isSuccess && free.length === 0 && (
          <li className="px-2.5 py-2 text-13 text-muted">No other agency is called that.</li>
        )}
      </ul>
    </div>
  );
}
