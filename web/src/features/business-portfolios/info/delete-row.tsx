import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { isNameTyped } from '@callboard/contract/typed-name';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { contentsQuery } from '../page-queries.ts';
import { useRemovePortfolio } from '../portfolio-changes.ts';
import { DangerRow } from './danger-row.tsx';
import { WhatGoes } from './what-goes.tsx';

type Props = { portfolio: PortfolioDetail };

export function DeleteRow({ portfolio }: Props) {
  return (
    <DangerRow
      title="Delete this portfolio"
      text="With its team, its roster and its notes. You see what goes before it does."
    >
      <Dialog
        trigger={<Button look="danger">Delete portfolio</Button>}
        title={`Delete ${portfolio.name}?`}
        description="This cannot be taken back."
      >
        <DeleteForm portfolio={portfolio} />
      </Dialog>
    </DangerRow>
  );
}

/** Nothing can be deleted before it is known what goes with it. */
function DeleteForm({ portfolio: { id, name } }: Props) {
  const contents = useQuery(contentsQuery(id));
  const remove = useRemovePortfolio({ id, name });
  const [typed, setTyped] = useState('');
  if (contents.isPending) {
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  }
  if (contents.isError) {
    return (
      <ErrorState
        text={contents.error.message}
        onRetry={() => void contents.refetch()}
        isRetrying={contents.isFetching}
      />
    );
  }
  const isTyped = isNameTyped(typed, name);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isTyped) remove.mutate(typed);
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WhatGoes contents={contents.data} />
      <TextField
        label={`To go on, type ${name}`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {remove.isError && <FormAlert>{remove.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose>
          <Button disabled={remove.isPending}>Keep it</Button>
        </DialogClose>
        <Button type="submit" look="danger" disabled={!isTyped} isPending={remove.isPending}>
          Delete portfolio
        </Button>
      </div>
    </form>
  );
}
