import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts';
import { prepare } from '../src/prepare.ts';
import { tellIfRedisIsMissing } from './redis-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address of the test cluster, without a database name. */
    clusterUrl: string;
  }
}

export const TEMPLATE = 'callboard_template';

/** One cluster for the whole run, with one prepared database that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  tellIfRedisIsMissing((line) => process.stdout.write(line));
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-test-'));
  await chmod(dataDir, 0o755); // as root, PostgreSQL runs as someone else who has to get in
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await prepare(postgres.url(TEMPLATE));
  project.provide('clusterUrl', postgres.url(''));
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
