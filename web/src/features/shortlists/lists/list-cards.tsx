import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { GalleryHorizontalEnd, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCreateShortlist } from '../shortlist-changes.ts';
import { shortlistsQuery } from '../shortlist-queries.ts';
import { ListCard } from './list-card.tsx';
import { ListDialog } from './list-dialog.tsx';

type Props = {
  productionId: string;
  roleId: string | undefined;
  rights: CollaboratorRights;
  onOpen: (id: string) => void;
};

export function ListCards({ productionId, roleId, rights, onOpen }: Props) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(
    shortlistsQuery(productionId),
  );
  const [isBeginning, setIsBeginning] = useState(false);
  if (isPending) return <Skeleton className="h-44 w-full rounded-card" />;
  if (isLoadingError) {
    return (
      <ErrorState
        title="The lists could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  const lists = data.items.filter((list) => roleId === undefined || list.roleId === roleId);
  const begin = rights !== 'view' && (
    <Button onClick={() => setIsBeginning(true)}>
      <Plus aria-hidden="true" className="size-4" />
      New list
    </Button>
  );
  return (
    <section aria-label="Shortlists" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {lists.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState
            icon={GalleryHorizontalEnd}
            title={roleId === undefined ? 'No shortlists yet' : 'No lists for this role yet'}
            text="Put faces together and in order, compare them, print them, and share them by a link with someone who has no account."
            action={begin}
          />
        </div>
      ) : (
        <>
          <header className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold text-14">Lists</h2>
            {begin}
          </header>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4">
            {lists.map((list) => (
              <ListCard key={list.id} list={list} isRoleTold={roleId === undefined} />
            ))}
          </ul>
        </>
      )}
      {isBeginning && (
        <BeginDialog
          productionId={productionId}
          roleId={roleId}
          onBegun={onOpen}
          onClose={() => setIsBeginning(false)}
        />
      )}
    </section>
  );
}

type BeginProps = Pick<Props, 'productionId' | 'roleId'> & {
  onBegun: (id: string) => void;
  onClose: () => void;
};

function BeginDialog({ productionId, roleId = '', onBegun, onClose }: BeginProps) {
  const create = useCreateShortlist(productionId);
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ListDialog
      title="New list"
      act="Make the list"
      productionId={productionId}
      start={{ name: '', roleId }}
      change={create}
      onSave={(form) => create.mutate({ form, key }, { onSuccess: ({ id }) => onBegun(id) })}
      onClose={onClose}
    />
  );
}
