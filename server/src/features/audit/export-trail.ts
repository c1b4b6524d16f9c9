import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import { csvLine, writeCsv } from '../../platform/http/csv.ts';
import type { Place } from '../../platform/http/time-cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNames, type Names } from './names/find-names.ts';
import { presentEntry } from './present-entry.ts';
import { type Entry, listEntries, type Wanted } from './queries.ts';
import { type Filters, readFilters } from './read-filters.ts';

const AT_ONCE = 1_000;

const HEADINGS = [
  'Time (UTC)',
  'Actor',
  'Actor id',
  'On behalf of',
  'On behalf of id',
  'Act',
  'Target',
  'Target kind',
  'Target id',
  'Difference',
  'Address',
];

/** Who took the trail home is on it, too. What comes back is read while it is sent, part by part. */
export async function exportTrail(platform: Platform, actor: Actor, filters: Filters) {
  await platform.transaction((tx) =>
    audit(tx, platform.clock, actor, {
      act: 'audit.exported',
      target: { kind: 'audit', id: 'trail' },
      difference: { ...filters },
    }),
  );
  return writeTrail(platform, readFilters(actor, filters));
}

/** From the newest on, so that entries that are made meanwhile do not matter. */
async function* writeTrail({ db }: Platform, wanted: Wanted): AsyncGenerator<string> {
  yield writeCsv([HEADINGS]);
  let after: Place | undefined;
  do {
    const entries = await listEntries(db, wanted, { after, limit: AT_ONCE });
    const names = await findNames(db, entries);
    if (entries.length > 0) yield entries.map((entry) => lineOf(entry, names)).join('');
    const last = entries.at(-1);
    after = last && entries.length === AT_ONCE ? { at: last.createdAt, id: last.id } : undefined;
  } while (after !== undefined);
}

function lineOf(entry: Entry, names: Names): string {
  const { at, actor, onBehalfOf, act, target, difference, address } = presentEntry(entry, names);
  return csvLine([
    at,
    actor?.name ?? null,
    actor?.id ?? null,
    onBehalfOf?.name ?? null,
    onBehalfOf?.id ?? null,
    act,
    target.name,
    target.kind,
    target.id,
    difference === null ? null : JSON.stringify(difference),
    address,
  ]);
}
