import { LIMITS } from '@callboard/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { shortlistsQuery } from '../shortlist-queries.ts';
import { facesInWords } from '../words.ts';
import { findLastPlace } from './last-place.ts';
import { useAdd } from './use-add.ts';

const NEW = 'new';

type Props = {
  productionId: string;
  roleId: string | undefined;
  talentProfileIds: readonly string[];
  onClose: () => void;
};

/** One of a production's lists, or a new one. */
export function ChooseList({ productionId, roleId, talentProfileIds, onClose }: Props) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(
    shortlistsQuery(productionId),
  );
  const labelId = useId();
  const add = useAdd(talentProfileIds);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  if (isPending) return <Skeleton className="h-24" />;
  if (isLoadingError) return <ErrorState text={error.message} onRetry={() => void refetch()} />;

  // This role's first: they are what is looked for.
  const lists = data.items.toSorted(
    (one, other) => Number(other.roleId === roleId) - Number(one.roleId === roleId),
  );
  const last = lists.find(({ id }) => id === findLastPlace()?.listId)?.id;
  const current = chosen ?? last ?? lists[0]?.id ?? NEW;
  const list = lists.find(({ id }) => id === current);
  const isNameMissing = list === undefined && name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isNameMissing) return;
    const where = list === undefined ? { newName: name.trim(), roleId: roleId ?? null } : { list };
    add.mutate({ productionId, ...where }, { onSuccess: onClose });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {lists.length > 0 && (
        <div className="grid gap-2">
          <span id={labelId} className="font-medium text-13">
            List
          </span>
          <RadioGroup
            aria-labelledby={labelId}
            value={current}
            onValueChange={setChosen}
            className="-m-1 max-h-56 overflow-y-auto p-1"
            options={[
              ...lists.map(({ id, name, count, roleTitle }) => ({
                value: id,
                label: name,
                hint: [roleTitle, facesInWords(count)].filter((part) => part !== null).join(' · '),
              })),
              { value: NEW, label: 'A new list' },
            ]}
          />
        </div>
      )}
      {list === undefined && (
        <TextField
          label="Name of the new list"
          placeholder="First look, Directors’ picks…"
          autoComplete="off"
          maxLength={LIMITS.personNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isTried && isNameMissing ? 'Please give the list a name' : undefined}
        />
      )}
      {add.isError && <FormAlert>{add.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button type="submit" look="primary" isPending={add.isPending}>
          Add to list
        </Button>
      </div>
    </form>
  );
}
