import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../platform/database/database.ts';

/**
 * Hundreds of rows at once. They travel as one parameter: a statement with a placeholder for every
 * field of every row takes the query builder longer to write than the database to run. All rows
 * name the same fields.
 */
export async function insertMany<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const fields = Object.keys(first).map((field) => sql.identifier(columnName(field)));
  const columns = sql.join(fields, sql`, `);
  const json = JSON.stringify(rows.map(byColumnName));
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

function byColumnName(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [columnName(field), value]),
  );
}

function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
