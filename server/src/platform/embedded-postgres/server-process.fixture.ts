import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A server as tests see it: it starts PostgreSQL, says where, and stops it when told to. */
export type Started = { url: string; adopted: boolean; isNew: boolean };

const [dataDir, settings] = process.argv.slice(2);
if (!dataDir || !settings) throw new Error('usage: server-process.fixture.ts <dataDir> <settings>');

const postgres = await startEmbeddedPostgres({
  dataDir,
  log: () => undefined,
  settings: JSON.parse(settings),
});

process.on('message', async () => {
  await postgres.stop();
  process.disconnect();
});

const { adopted, isNew } = postgres;
process.send?.({ url: postgres.url('callboard'), adopted, isNew } satisfies Started);
