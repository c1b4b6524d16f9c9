import { readFile } from 'node:fs/promises';
import { OWNER } from '../src/platform/embedded-postgres/cluster.ts';
import { openHome } from '../src/platform/embedded-postgres/home.ts';
import { HOST } from '../src/platform/embedded-postgres/pg-ctl.ts';
import { findPostmaster } from '../src/platform/embedded-postgres/postmaster.ts';

/** Connection URL of the owner, for looking past the server at what really is in the database. */
export async function getDatabaseUrl(dataDir: string): Promise<string> {
  const home = await openHome(dataDir);
  const running = await findPostmaster(home);
  if (!running) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  const password = await readFile(home.passwordFile, 'utf8');
  return `postgres://${OWNER}:${password}@${HOST}:${running.port}/callboard`;
}
