import type { QueryOf } from '@callboard/contract/endpoint';
import type { ReportCase, reportReviewEndpoints } from '@callboard/contract/report-review';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCaseCursor, writeCaseCursor } from './case-cursor.ts';
import { presentCases } from './present-cases.ts';
import { listCasesOf, listDecided, listOpenCases } from './queries.ts';

type Asked = QueryOf<typeof reportReviewEndpoints.queue>;
type Page = { items: ReportCase[]; nextCursor: string | null };

/** Open cases by how much they press, decided ones by date. */
export function listCases(platform: Platform, { status, ...asked }: Asked): Promise<Page> {
  return status === 'open' ? listOpen(platform, asked) : listClosed(platform, status, asked);
}

async function listOpen(
  { db }: Platform,
  { cursor, limit, ...filters }: Omit<Asked, 'status'>,
): Promise<Page> {
  const page = { after: readCaseCursor(cursor), limit: limit + 1 };
  const rows = await listOpenCases(db, filters, page);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = last !== undefined && rows.length > limit;
  const items = await presentCases(db, 'open', shown);
  return { items, nextCursor: isMore ? writeCaseCursor(last) : null };
}

async function listClosed(
  { db }: Platform,
  status: 'dismissed' | 'acted_on',
  { cursor, limit, ...filters }: Omit<Asked, 'status'>,
): Promise<Page> {
  const page = { before: readCursor(cursor), limit: limit + 1 };
  const heads = await listDecided(db, status, filters, page);
  const { shown, nextCursor } = pageOf(heads, limit, ({ decidedAt }) => decidedAt);
  const rows = await listCasesOf(db, status, shown);
  const rowOf = new Map(rows.map((row) => [`${row.subject} ${row.subjectId}`, row]));
  const ordered = shown.flatMap(
    ({ subject, subjectId }) => rowOf.get(`${subject} ${subjectId}`) ?? [],
  );
  return { items: await presentCases(db, status, ordered), nextCursor };
}
