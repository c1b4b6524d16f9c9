import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { OneOf } from '../../../ui/valued/choice.tsx';
import { colleaguesQuery } from '../production-queries.ts';
import { RIGHTS_OPTIONS } from './rights-words.ts';
import { useSetRights } from './team-changes.ts';

type Props = { productionId: string; memberIds: readonly string[]; onClose: () => void };

/** Colleagues of the same company, to be asked in with one press each. */
export function AddColleagueDialog({ productionId, memberIds, onClose }: Props) {
  const colleagues = useQuery(colleaguesQuery);
  const [rights, setRights] = useState<CollaboratorRights>('review');
  const add = useSetRights(productionId);
  const others = colleagues.data?.items.filter(({ userId }) => !memberIds.includes(userId));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add colleague"
      description="People who have the same company in their profile."
    >
      <div className="grid gap-4">
        <OneOf
          label="What they may do"
          options={RIGHTS_OPTIONS}
          value={rights}
          onValue={setRights}
        />
        {colleagues.isPending && <Skeleton className="h-24" />}
        {colleagues.isLoadingError && (
          <ErrorState text={colleagues.error.message} onRetry={() => void colleagues.refetch()} />
        )}
        {others?.length === 0 && (
          <p className="text-13 text-muted">
            Nobody else. Colleagues appear here once they register with the same company name.
          </p>
        )}
        <ul aria-label="Colleagues" className="divide-y divide-line">
          {others?.map(({ userId, firstName, lastName, jobTitle, photoUrl }) => (
            <li key={userId} className="flex min-h-14 items-center gap-3 py-2">
              <Avatar profileName={`${firstName} ${lastName}`} src={photoUrl} />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">
                  {firstName} {lastName}
                </p>
                {jobTitle !== null && <p className="truncate text-13 text-muted">{jobTitle}</p>}
              </div>
              <Button
                isPending={add.isPending && add.variables.userId === userId}
                onClick={() =>
                  add.mutate(
                    { userId, rights },
                    { onSuccess: () => toast({ title: `${firstName} ${lastName} added` }) },
                  )
                }
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
