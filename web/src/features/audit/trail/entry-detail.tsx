import type { AuditEntry } from '@callboard/contract/audit';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import type { Trail } from '../use-trail-filters.ts';
import { inWords, valueInWords } from '../words.ts';

type Props = { entry: AuditEntry; onOnly: Trail['only'] };

/** What was different afterwards, from where it was done, and the way to others like it. */
export function EntryDetail({ entry, onOnly }: Props) {
  const { actor, onBehalfOf, target, difference, address } = entry;
  const facts = [
    ...Object.entries(difference ?? {}).map(([name, value]) => [
      inWords(name),
      valueInWords(value),
    ]),
    ['Act', entry.act],
    [`${inWords(target.kind)} id`, target.id],
    ...(address === null ? [] : [['From', address]]),
  ];
  return (
    <div className="grid gap-3 border-line border-t bg-fill/50 px-4 py-3 md:pl-[5rem]">
      <dl className="grid gap-x-4 gap-y-1 text-13 sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere max-sm:mb-1.5">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex min-w-0 flex-wrap gap-2">
        {actor !== null && (
          <FilterChip onClick={() => onOnly({ actorUserId: actor.id })}>
            All by {actor.name}
          </FilterChip>
        )}
        {onBehalfOf !== null && (
          <FilterChip onClick={() => onOnly({ onBehalfOfUserId: onBehalfOf.id })}>
            All for {onBehalfOf.name}
          </FilterChip>
        )}
        <FilterChip onClick={() => onOnly({ targetKind: target.kind, targetId: target.id })}>
          <span className="max-w-60 truncate">
            All about {target.name ?? `this ${inWords(target.kind).toLowerCase()}`}
          </span>
        </FilterChip>
      </div>
    </div>
  );
}
