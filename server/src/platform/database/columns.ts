import { type SQL, sql } from 'drizzle-orm';
import { check, customType, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** UUID v7, made in the application. */
export const id = () => uuid().primaryKey();

/** Stored in UTC. There are no defaults: time comes from the clock. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Of a database's transaction: they count up, and stay comparable for ever. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const foldedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What a search compares: the text of `expression` in small letters without accents, its words one
 * space apart and nothing else between them. The database keeps it; in the order of bytes, so that a
 * plain index finds beginnings on every database.
 */
export const foldedFrom = (expression: string) =>
  foldedText().generatedAlwaysAs(sql.raw(`public.fold_text(${expression})`));

/** Every entity tells when it was made and last changed. */
export const stamps = () => ({
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** A text column that holds one of a closed list of values. */
export function isOneOf(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** An array column that holds some of a closed list of values. */
export function areAmong(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, sql`${column} <@ array[${literals(values)}]`);
}

/** Values of ours, written into the statement: constraints and partial indexes take no parameters. */
export function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}
