import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { coverUrlOf } from '../cover/cover-place.ts';
import type { ProductionRow } from './queries.ts';

export function presentProduction(row: ProductionRow, rights: CollaboratorRights) {
  return {
    ...row,
    coverUrl: coverUrlOf(row, '1200'),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    rights,
  };
}
