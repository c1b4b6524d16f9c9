import { type SQL, sql } from 'drizzle-orm';
import { check, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** UUID v7, made in the application. */
export const id = () => uuid().primaryKey();

/** Stored in UTC. There are no defaults: time comes from the clock. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Every entity tells when it was made and last changed. */
export const stamps = () => ({
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** A text column that holds one of a closed list of values. */
export function isOneOf(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** Values of ours, written into the statement: constraints and partial indexes take no parameters. */
export function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}
