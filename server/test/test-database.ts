import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './global-setup.ts';

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A database of its own, cloned from the prepared template unless it is to be empty. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(`create database ${name} template ${empty ? 'template0' : TEMPLATE}`);
  return {
    url: urlOf(name),
    drop: () => asAdmin(`drop database ${name} with (force)`),
  };
}

function urlOf(database: string): string {
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
