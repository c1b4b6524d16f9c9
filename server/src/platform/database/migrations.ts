import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { z } from 'zod';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

/** One step of the tables, as it stands in the folder `migrations`. */
export type Migration = AppliedMigration & { name: string; statements: string[] };

/** What the database remembers of a step: which text it was, and when that was written. */
type AppliedMigration = { hash: string; writtenAt: number };

export async function readMigrations(): Promise<Migration[]> {
  const journal = journalSchema.parse(
    JSON.parse(await readFile(`${FOLDER}meta/_journal.json`, 'utf8')),
  );
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = await readFile(`${FOLDER}${tag}.sql`, 'utf8');
      return {
        name: tag,
        hash: createHash('sha256').update(text).digest('hex'),
        writtenAt: when,
        statements: text.split('--> statement-breakpoint'),
      };
    }),
  );
}

/** In their order; none in a database that is not Callboard's yet. */
export async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!found[0].isThere) return [];
  const { rows } = await client.query<{ hash: string; writtenAt: string }>(
    'select hash, created_at as "writtenAt" from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash, writtenAt }) => ({ hash, writtenAt: Number(writtenAt) }));
}

export function pendingAfter(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Migration[] {
  const last = applied.at(-1)?.writtenAt ?? Number.NEGATIVE_INFINITY;
  return migrations.filter(({ writtenAt }) => writtenAt > last);
}

/**
 * To be called within a transaction. The table is the one that Drizzle's tools keep; its own migrator
 * opens a transaction itself, so that nothing else could be done in the same one.
 */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint);
  `);
  for (const { hash, writtenAt, statements } of migrations) {
    await client.query(statements.join(';\n'));
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, writtenAt],
    );
  }
}
