import type { Platform } from '../../../platform/platform.ts';
import { openGazetteer } from '../../places/gazetteer.ts';
import type { Entry } from '../engine/entry.ts';
import { listSearchable } from './queries.ts';
import { readEntry } from './read-entry.ts';

/** What is searchable of these talents, as the index has it. */
export async function readEntries(
  { db, clock }: Platform,
  ids: readonly string[],
): Promise<Entry[]> {
  const gazetteer = openGazetteer();
  const now = clock.now();
  return (await listSearchable(db, { ids })).map((talent) => readEntry(talent, gazetteer, now));
}
