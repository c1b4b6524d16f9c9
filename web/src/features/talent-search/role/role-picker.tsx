import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '../../../ui/combobox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rolesQuery } from '../../production-roles/api.ts';
import { productionsQuery } from '../../productions/api.ts';

type Props = {
  roleId: string | undefined;
  /** Of the chosen role, once it is known. */
  productionId: string | undefined;
  onChoose: (roleId: string | undefined) => void;
};

const NAMED_LIKE = (search: string) => ({
  status: undefined,
  search: search === '' ? undefined : search,
  isArchived: false,
});

/** A production, that which was worked on last to begin with, and one of its roles. */
export function RolePicker({ roleId, productionId, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const latest = useInfiniteQuery(productionsQuery(NAMED_LIKE('')));
  const found = useInfiniteQuery({
    ...productionsQuery(NAMED_LIKE(typed.trim())),
    placeholderData: (before) => before,
  });
  const first = latest.data?.pages[0]?.items ?? [];
  const named = found.data?.pages[0]?.items ?? first;
  const shownId = chosenId ?? productionId ?? first.find(({ roleCount }) => roleCount > 0)?.id;
  if (latest.isPending) return <Skeleton className="h-40 w-full" />;
  if (latest.isError) return <p className="text-13 text-danger">{latest.error.message}</p>;
  if (first.length === 0) {
    return (
      <p className="text-13 text-muted">
        You have no production yet. Once one has roles, talents are shown here by how well they fit.
      </p>
    );
  }
  const options = [...new Map([...first, ...named].map((each) => [each.id, each])).values()];
  return (
    <div className="grid gap-3">
      <Combobox
        aria-label="Production"
        options={options.map(({ id, title }) => ({ value: id, label: title }))}
        value={shownId ?? ''}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onValueChange={(id) => {
          setTyped('');
          if (id !== '') setChosenId(id);
        }}
      />
      {shownId !== undefined && (
        <Roles productionId={shownId} roleId={roleId} onChoose={onChoose} />
      )}
    </div>
  );
}

type RolesProps = Omit<Props, 'productionId'> & { productionId: string };

function Roles({ productionId, roleId, onChoose }: RolesProps) {
  const { data, isPending, isError, error } = useQuery(rolesQuery(productionId));
  if (isPending) return <Skeleton className="h-28 w-full" />;
  if (isError) return <p className="text-13 text-danger">{error.message}</p>;
  if (data.items.length === 0) {
    return <p className="text-13 text-muted">This production has no roles yet.</p>;
  }
  return (
    <ul aria-label="Roles" className="-mx-2 grid max-h-72 overflow-y-auto">
      {data.items.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === roleId}
            onClick={() => onChoose(id)}
            className="flex min-h-9 w-full items-center gap-2 rounded-control px-2 text-left text-13 hover:bg-fill pointer-coarse:min-h-11"
          >
            <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
            {id === roleId && <Check aria-hidden="true" className="size-4" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
