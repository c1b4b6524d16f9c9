import { LIMITS } from '@callboard/contract/limits';
import type { Alert, SavedSearch } from '@callboard/contract/saved-searches';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SavedSearchChanges } from './saved-search-queries.ts';
import { looksForSomething, suggestName } from './search-key.ts';
import { ALERT_CHOICES } from './words.ts';

type Props = {
  search: string;
  /** That which is on the page already. */
  current: SavedSearch | undefined;
  last: SavedSearch | undefined;
  changes: SavedSearchChanges;
};

/** What is to become of the search on the page. */
export function ThisSearch({ search, current, last, changes }: Props) {
  if (current !== undefined) {
    return (
      <Note>
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        <span className="wrap-anywhere min-w-0">This search is saved as “{current.name}”.</span>
      </Note>
    );
  }
  if (!looksForSomething(search)) {
    return <Note>Type or choose what to look for, then save it here.</Note>;
  }
  return (
    <div className="grid gap-3 border-line border-b p-4">
      <SaveForm search={search} save={changes.save} />
      {last !== undefined && (
        <Button
          look="quiet"
          className="-my-1 justify-start px-2"
          onClick={() => changes.change({ saved: last, form: { search } })}
        >
          <span className="truncate">Or put it in place of “{last.name}”</span>
        </Button>
      )}
    </div>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className="flex gap-2 border-line border-b px-4 py-3 text-13 text-muted">{children}</p>;
}

function SaveForm({ search, save }: { search: string; save: SavedSearchChanges['save'] }) {
  const [name, setName] = useState(() => suggestName(search));
  const [alert, setAlert] = useState<Alert>('daily');
  const isEmpty = name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !save.isPending) save.mutate({ name, search, alert });
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label="Save this search as"
        placeholder="Fencers near Leeds"
        maxLength={LIMITS.personNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-medium text-13">
          Tell me of new matches
        </span>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Segmented
            label="Tell me of new matches"
            options={ALERT_CHOICES}
            value={alert}
            onValueChange={setAlert}
          />
          <Button type="submit" look="primary" disabled={isEmpty} isPending={save.isPending}>
            Save
          </Button>
        </div>
      </div>
    </form>
  );
}
