import type { AuditEntry } from '@callboard/contract/audit';
import { useRef } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { useListKeys } from '../../../ui/use-list-keys.ts';
import type { Trail } from '../use-trail-filters.ts';
import { byDay } from './by-day.ts';
import { EntryRow } from './entry-row.tsx';

type Props = { entries: readonly AuditEntry[]; onOnly: Trail['only'] };

export function TrailList({ entries, onOnly }: Props) {
  const { timeZone } = useCurrentUser();
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  return (
    <div ref={list} className="grid gap-5">
      {byDay(entries, timeZone).map(([day, those]) => (
        <section key={day} aria-label={day} className="grid gap-2">
          <h2 className="font-semibold text-13 text-muted">{day}</h2>
          {/* Rows far below cost nothing until they are scrolled to. */}
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised [&>li]:[contain-intrinsic-size:auto_41px] [&>li]:[content-visibility:auto]">
            {those.map((entry) => (
              <EntryRow key={entry.id} entry={entry} timeZone={timeZone} onOnly={onOnly} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
