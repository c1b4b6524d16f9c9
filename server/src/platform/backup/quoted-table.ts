import pg from 'pg';

/** A table's name and columns as they stand in a statement. */
export function quotedTable(name: string, columns?: readonly string[]): string {
  const table = `public.${pg.escapeIdentifier(name)}`;
  return columns
    ? `${table} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`
    : table;
}
