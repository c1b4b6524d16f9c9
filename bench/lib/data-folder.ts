import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openHome } from '../../server/src/platform/embedded-postgres/home.ts';
import {
  findPostmaster,
  type Postmaster,
} from '../../server/src/platform/embedded-postgres/postmaster.ts';
import { atEnd } from './run-bench.ts';

const STOP_WITHIN_MS = 20_000;
const POLL_MS = 50;

/** A DATA_DIR of its own. At the end PostgreSQL in it is stopped, where it still runs, and it goes. */
export async function makeDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-bench-'));
  // Root's PostgreSQL runs as `nobody`, who has to get in.
  await chmod(dataDir, 0o755);
  atEnd(async () => {
    await stopPostmaster(dataDir);
    const { folder } = await openHome(dataDir);
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

export async function findPostmasterIn(dataDir: string): Promise<Postmaster | undefined> {
  return findPostmaster(await openHome(dataDir));
}

async function stopPostmaster(dataDir: string): Promise<void> {
  const deadline = Date.now() + STOP_WITHIN_MS;
  for (;;) {
    const running = await findPostmasterIn(dataDir);
    if (!running) return;
    // PostgreSQL's fast shutdown, then its immediate one.
    process.kill(running.pid, Date.now() < deadline ? 'SIGINT' : 'SIGQUIT');
    await wait(POLL_MS);
  }
}
