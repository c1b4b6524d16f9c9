import type { DataExport } from '@callboard/contract/privacy';
import type { ExportRow } from './queries.ts';

export function presentExport(row: ExportRow): DataExport {
  const { id, status, bytes, createdAt, readyAt, expiresAt } = row;
  return {
    id,
    status,
    bytes,
    createdAt: createdAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
