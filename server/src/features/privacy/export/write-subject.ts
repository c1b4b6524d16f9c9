import type { Platform } from '../../../platform/platform.ts';
import { listSubjectRows, type Subject, type Whose } from './subjects/queries.ts';

const AT_ONCE = 500;

/** One subject as JSON, some rows at a time: there may be any number. Returns how many they were. */
export async function* writeSubject(
  { db }: Platform,
  subject: Subject,
  whose: Whose,
): AsyncGenerator<string, number> {
  let count = 0;
  let after = '';
  for (;;) {
    const rows = await listSubjectRows(db, subject.rows(whose), after, AT_ONCE);
    for (const { key, row } of rows) {
      yield `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(row, null, 2)}`;
      after = key;
      count += 1;
    }
    if (rows.length < AT_ONCE) break;
  }
  yield count === 0 ? '[]\n' : '\n]\n';
  return count;
}
