import type { AuditEntry } from '@callboard/contract/audit';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { Trail } from '../use-trail-filters.ts';
import { inWords, readAct } from '../words.ts';
import { EntryDetail } from './entry-detail.tsx';

type Props = { entry: AuditEntry; timeZone: string; onOnly: Trail['only'] };

/** Who did what to what, and when; opened, with what was different afterwards. */
export function EntryRow({ entry, timeZone, onOnly }: Props) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const { feature, done } = readAct(entry.act);
  return (
    <li>
      <button
        type="button"
        data-row
        aria-expanded={isOpen}
        aria-controls={detailId}
        onClick={() => setOpen((before) => !before)}
        className="grid w-full grid-cols-[3.25rem_minmax(0,1fr)_1rem] items-baseline gap-x-3 px-4 py-2.5 text-left text-13 outline-offset-[-2px] hover:bg-fill"
      >
        <time dateTime={entry.at} className="text-12 text-muted tabular-nums">
          {timeOf(entry.at, timeZone)}
        </time>
        <span className="grid min-w-0 gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.3fr)]">
          <span className="truncate font-medium">
            {entry.actor?.name ?? 'Nobody signed in'}
            {entry.onBehalfOf !== null && (
              <span className="font-normal text-muted"> for {entry.onBehalfOf.name}</span>
            )}
          </span>
          <span className="truncate">
            {done} <span className="text-12 text-muted">{feature}</span>
          </span>
          <span className="truncate text-muted">{targetInWords(entry)}</span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className={`size-4 self-center text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
      </button>
      <div id={detailId} hidden={!isOpen}>
        {isOpen && <EntryDetail entry={entry} onOnly={onOnly} />}
      </div>
    </li>
  );
}

function targetInWords({ target }: AuditEntry): string {
  const kind = inWords(target.kind);
  return target.name === null ? kind : `${target.name} (${kind.toLowerCase()})`;
}

const timeOf = (at: string, timeZone: string) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
