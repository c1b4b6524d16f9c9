import type { productionEndpoints } from '@callboard/contract/productions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { queryAt } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { peopleInWords } from '../words.ts';
import { ChooseList } from './choose-list.tsx';
import { findLastPlace } from './last-place.ts';

/** Those changed last; further ones are found from their own page. */
const productionsQuery = queryAt<typeof productionEndpoints.list>(
  { method: 'GET', path: '/api/productions' },
  { query: { limit: 100 } },
);

type Props = {
  talentProfileIds: readonly string[];
  /** Where they were found, if within a production. */
  productionId?: string;
  /** For whom they were found. */
  roleId?: string;
  onClose: () => void;
};

/** Chooses a production's shortlist, or begins one, and puts talents on it. */
export function AddToShortlistDialog({ talentProfileIds, productionId, roleId, onClose }: Props) {
  const productions = useQuery(productionsQuery);
  const [chosen, setChosen] = useState(productionId ?? findLastPlace()?.productionId);
  const items = productions.data?.items ?? [];
  const current = items.find(({ id }) => id === chosen)?.id ?? productionId ?? items[0]?.id ?? '';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add to shortlist"
      description={`${peopleInWords(talentProfileIds.length)} selected. They are not told.`}
      {...(current === '' && {
        footer: (
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
        ),
      })}
    >
      {productions.isPending && <Skeleton className="h-32" />}
      {productions.isLoadingError && (
        <ErrorState
          text={productions.error.message}
          onRetry={() => void productions.refetch()}
          isRetrying={productions.isFetching}
        />
      )}
      {productions.data !== undefined && current === '' && <NoProduction />}
      {productions.data !== undefined && current !== '' && (
        <div className="grid gap-4">
          <Field label="Production">
            {(wiring) => (
              <Combobox
                {...wiring}
                options={items.map(({ id, title }) => ({ value: id, label: title }))}
                value={current}
                onValueChange={(id) => id !== '' && setChosen(id)}
              />
            )}
          </Field>
          <ChooseList
            // Another production's lists are others.
            key={current}
            productionId={current}
            roleId={current === productionId ? roleId : undefined}
            talentProfileIds={talentProfileIds}
            onClose={onClose}
          />
        </div>
      )}
    </Dialog>
  );
}

function NoProduction() {
  return (
    <EmptyState
      icon={Clapperboard}
      title="Lists belong to a production"
      text="Make a production first; it can be a draft."
      action={
        <Button asChild look="primary">
          <Link to="/productions/create">New production</Link>
        </Button>
      }
    />
  );
}
