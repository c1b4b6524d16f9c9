import { coverUrlOf } from '../cover/cover-place.ts';
import type { SummaryRow } from './queries.ts';

export function presentSummary({ coverFolder, ...row }: SummaryRow) {
  return {
    ...row,
    coverUrl: coverUrlOf({ id: row.id, coverFolder }, '480'),
    nextDeadlineAt: row.nextDeadlineAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
