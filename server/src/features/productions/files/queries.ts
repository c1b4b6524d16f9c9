import { LIMITS } from '@callboard/contract/limits';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { isCollaboration, standingColumns } from '../queries.ts';
import { productionRoles } from '../roles/tables.ts';
import { productionCollaborators, productions } from '../tables.ts';
import { productionFiles } from './tables.ts';

const shown = {
  id: productionFiles.id,
  kind: productionFiles.kind,
  roleId: productionFiles.roleId,
  fileName: productionFiles.fileName,
  bytes: productionFiles.bytes,
  uploadedBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  createdAt: productionFiles.createdAt,
};
export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

export async function listFiles(db: Queryable, productionId: string) {
  return db
    .select(shown)
    .from(productionFiles)
    .innerJoin(users, eq(users.id, productionFiles.uploadedByUserId))
    .where(eq(productionFiles.productionId, productionId))
    .orderBy(desc(productionFiles.createdAt), desc(productionFiles.id))
    .limit(LIMITS.productionFiles);
}

/** A file, with how one person stands to its production. */
export async function findFile(db: Queryable, fileId: string, userId: string) {
  const [file] = await db
    .select({
      ...standingColumns,
      id: productionFiles.id,
      kind: productionFiles.kind,
      roleId: productionFiles.roleId,
      fileName: productionFiles.fileName,
      bytes: productionFiles.bytes,
      fileKey: productionFiles.fileKey,
    })
    .from(productionFiles)
    .innerJoin(productions, eq(productions.id, productionFiles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(productionFiles.id, fileId));
  return file;
}

export function countFiles(db: Queryable, productionId: string): Promise<number> {
  return db.$count(productionFiles, eq(productionFiles.productionId, productionId));
}

export async function insertFile(tx: Transaction, row: typeof productionFiles.$inferInsert) {
  await tx.insert(productionFiles).values(row);
}

/** Also from the roles that ask for a reading of it. Whether it was still there. */
export async function deleteFile(
  tx: Transaction,
  fileId: string,
  updatedAt: Date,
): Promise<boolean> {
  await tx
    .update(productionRoles)
    .set({ selfTape: sql`${productionRoles.selfTape} || '{"sidesFileId": null}'`, updatedAt })
    .where(
      sql`${productionRoles.productionId} = (
        select ${productionFiles.productionId} from ${productionFiles}
        where ${productionFiles.id} = ${fileId})
        and ${productionRoles.selfTape} ->> 'sidesFileId' = ${fileId}::text`,
    );
  const { rowCount } = await tx.delete(productionFiles).where(eq(productionFiles.id, fileId));
  return rowCount === 1;
}
