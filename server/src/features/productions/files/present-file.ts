import type { FileRow } from './queries.ts';

export function presentFile(row: FileRow) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
