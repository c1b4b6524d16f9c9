import type { Production } from '@callboard/contract/productions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../../ui/toast-store.ts';
import { Choice } from '../../../../ui/valued/choice.tsx';
import { Line, Lines } from '../../../../ui/valued/line.tsx';
import { RoleSheet } from '../../../production-roles/api.ts';
import { productionTypesQuery, toOptions } from '../../../reference-data/api.ts';
import { RoleCard } from './role-card.tsx';
import type { useBreakdown } from './use-breakdown.ts';

type Props = {
  breakdown: ReturnType<typeof useBreakdown>;
  production: Production | undefined;
};

/** What was understood, card by card. */
export function ReadRoles({ breakdown, production }: Props) {
  const { draft, roleErrors } = breakdown;
  const [openPlace, setOpenPlace] = useState<number>();
  const roles = draft.roles ?? [];
  const open = openPlace === undefined ? undefined : roles[openPlace];

  function remove(place: number) {
    const removed = roles[place];
    if (removed === undefined) return;
    breakdown.removeRole(place);
    toast({
      title: `${removed.role.title} removed`,
      action: { label: 'Undo', onSelect: () => breakdown.restoreRole(place, removed) },
    });
  }

  return (
    <div className="grid gap-5">
      {production === undefined && <ProductionFacts breakdown={breakdown} />}
      {roles.length === 0 && (
        <p className="rounded-card border border-line bg-raised p-4 text-14 text-muted">
          No roles were found in it. Begin each with its name in capitals, or add roles later.
        </p>
      )}
      <ol aria-label="Roles read" className="grid gap-4">
        {roles.map((read, place) => (
          <RoleCard
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are added and taken away by their place alone
            key={place}
            place={place}
            read={read}
            errors={roleErrors[place] ?? {}}
            onChange={(changes) => breakdown.changeRole(place, changes)}
            onOpen={() => setOpenPlace(place)}
            onRemove={() => remove(place)}
            onMerge={place === 0 ? undefined : () => breakdown.mergeUp(place)}
          />
        ))}
      </ol>
      {open !== undefined && openPlace !== undefined && (
        <RoleSheet
          title={open.role.title === '' ? 'Role' : open.role.title}
          saveLabel="Done"
          entry={`callboard:breakdown-role:${openPlace}:${open.role.title}`}
          saved={open.role}
          setting={{
            typeId: production?.typeId ?? draft.typeId,
            currency: null,
            siblings: [],
            sides: [],
          }}
          onSave={async (form) => breakdown.changeRole(openPlace, form)}
          onClose={() => setOpenPlace(undefined)}
        />
      )}
    </div>
  );
}

function ProductionFacts({ breakdown: { draft, errors, change } }: Pick<Props, 'breakdown'>) {
  const { data: types } = useQuery(productionTypesQuery);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Line
        label="Production"
        required
        value={draft.title}
        onValue={(title) => change({ title: title ?? '' })}
        error={errors.title}
      />
      <Choice
        label="Type"
        required
        options={toOptions(types)}
        value={draft.typeId === '' ? null : draft.typeId}
        onValue={(typeId) => change({ typeId: typeId ?? '' })}
        error={errors.typeId}
      />
      <div className="sm:col-span-2">
        <Lines
          label="Synopsis and notes"
          rows={2}
          value={draft.notes}
          onValue={(notes) => change({ notes })}
        />
      </div>
    </div>
  );
}
