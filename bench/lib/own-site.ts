import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { findFreePort } from '../../server/src/platform/embedded-postgres/free-port.ts';
import { prepare } from '../../server/src/prepare.ts';
import { makeDataFolder } from './data-folder.ts';
import { assertNotEnding, atEnd } from './run-bench.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

/** What a program of this folder is told when it starts a server in a process of its own. */
export type SiteOptions = {
  databaseUrl: string;
  dataDir: string;
  port: number;
  siteFolder: string;
};

/**
 * A server on a new database with the web as it is now, in a process of its own so that it does not
 * share one with whoever measures. The program fills the database and answers with what it made.
 */
export async function startOwnSite<Made>(program: string, more: object = {}) {
  const dataDir = await makeDataFolder();
  const siteFolder = await buildSite();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  atEnd(() => postgres.stop());
  const databaseUrl = postgres.url('callboard');
  await prepare(databaseUrl);
  const port = await findFreePort('127.0.0.1');
  assertNotEnding();
  const child = fork(new URL(program, import.meta.url));
  const exit = once(child, 'exit');
  atEnd(async () => {
    if (child.connected) child.disconnect();
    await exit;
  });
  child.send({ databaseUrl, dataDir, port, siteFolder, ...more } satisfies SiteOptions);
  const [made]: Made[] = await once(child, 'message');
  if (made === undefined) throw new Error(`${program} made nothing.`);
  return { made, databaseUrl, url: `http://localhost:${port}` };
}

/** From the sources as they are, beside what `npm start` built. */
async function buildSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-site-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  await build({ root: WEB, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  return folder;
}
