import type { ProductionRole } from '@callboard/contract/production-roles';
import type { ProductionSummary } from '@callboard/contract/productions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CALL_STATUS_WORDS } from '../../lib/casting/role-words.ts';
import { untilInWords } from '../../lib/casting/until.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rolesQuery } from '../production-roles/api.ts';
import { ownProductionsQuery } from './inviting-calls.ts';

export type Choice = {
  /** None was chosen yet: the first that casts. */
  productionId: string | null;
  role: Pick<ProductionRole, 'id' | 'title'> | null;
};

type Props = {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Below the roles: nothing is asked before there is something to choose from. */
  children: ReactNode;
};

/** A production and one of its roles, each with where its call stands. */
export function RoleChooser({ choice, onChoose, children }: Props) {
  const productions = useQuery(ownProductionsQuery);
  if (productions.isPending) return <Skeleton className="h-44 rounded-control" />;
  if (productions.isLoadingError) {
    return (
      <ErrorState
        title="Your productions could not be loaded"
        text={productions.error.message}
        onRetry={() => void productions.refetch()}
      />
    );
  }
  const items = castingFirst(productions.data?.items ?? []);
  if (items.length === 0) return <NoProductions />;
  const productionId = choice.productionId ?? items[0]?.id ?? '';
  return (
    <div className="grid gap-4">
      <Field label="Production">
        {(wiring) => (
          <Combobox
            {...wiring}
            autoFocus
            options={items.map(({ id, title, openCallCount }) => ({
              value: id,
              label: title,
              hint: callsInWords(openCallCount),
            }))}
            value={productionId}
            onValueChange={(id) => onChoose({ productionId: id, role: null })}
          />
        )}
      </Field>
      {productionId !== '' && (
        <Roles
          productionId={productionId}
          chosenId={choice.role?.id ?? ''}
          onChoose={(role) => onChoose({ productionId, role })}
        />
      )}
      {children}
    </div>
  );
}

type RolesProps = {
  productionId: string;
  chosenId: string;
  onChoose: (role: ProductionRole) => void;
};

function Roles({ productionId, chosenId, onChoose }: RolesProps) {
  const labelId = useId();
  const roles = useQuery(rolesQuery(productionId));
  if (roles.isPending) return <Skeleton className="h-24 rounded-control" />;
  if (roles.isLoadingError) {
    return <ErrorState text={roles.error.message} onRetry={() => void roles.refetch()} />;
  }
  const items = roles.data?.items.filter(({ cancelledAt }) => cancelledAt === null) ?? [];
  const open = items.filter(isTaking);
  return (
    <div className="grid gap-1.5">
      <p id={labelId} className="font-medium text-13">
        Role
      </p>
      {items.length > 0 && (
        <RadioGroup
          aria-labelledby={labelId}
          className="max-h-56 overflow-y-auto rounded-control border border-line p-3 text-14 [scrollbar-width:thin]"
          options={[...open, ...items.filter((role) => !isTaking(role))].map((role) => ({
            value: role.id,
            label: role.title,
            hint: stateInWords(role),
            disabled: !isTaking(role),
          }))}
          value={chosenId}
          onValueChange={(id) => {
            const role = items.find((each) => each.id === id);
            if (role !== undefined) onChoose(role);
          }}
        />
      )}
      {open.length === 0 && (
        <p className="text-13 text-muted">
          {items.length === 0
            ? 'This production has no roles yet. '
            : 'None of these roles has an open call. People are invited to a call: publish it first. '}
          <Link
            to="/productions/$id"
            params={{ id: productionId }}
            className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            Open the production
          </Link>
        </p>
      )}
    </div>
  );
}

function NoProductions() {
  return (
    <EmptyState
      icon={Clapperboard}
      title="No production yet"
      text="People are invited to the open call of a role."
      action={
        <Button asChild>
          <Link to="/productions">Go to productions</Link>
        </Button>
      }
    />
  );
}

function castingFirst(items: readonly ProductionSummary[]): ProductionSummary[] {
  return items.toSorted(
    (one, other) => Number(other.openCallCount > 0) - Number(one.openCallCount > 0),
  );
}

function isTaking({ call }: ProductionRole): boolean {
  return call?.status === 'open' && new Date(call.deadlineAt) > new Date();
}

function stateInWords(role: ProductionRole): string {
  const { call } = role;
  if (call === null) return 'Not published';
  if (isTaking(role)) return `Open · closes ${untilInWords(call.deadlineAt)}`;
  return call.status === 'open' ? 'The deadline has passed' : CALL_STATUS_WORDS[call.status];
}

function callsInWords(count: number): string {
  if (count === 0) return 'No open calls';
  return count === 1 ? '1 open call' : `${count} open calls`;
}
