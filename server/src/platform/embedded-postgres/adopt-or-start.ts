import { setTimeout as wait } from 'node:timers/promises';
import type { Home } from './home.ts';
import { findPostmaster, type Postmaster, removeMisleadingPidFile } from './postmaster.ts';

const PATIENCE_MS = 20_000;
const POLL_MS = 250;

/** What passes by itself: the last children of a killed postmaster, a race, a start or stop under way. */
const PASSING = [
  /pre-existing shared memory block .* is still in use/,
  /lock file "postmaster\.pid" already exists/,
  /could not create any TCP\/IP sockets/,
  /does not let us in/,
];

/** Uses the postmaster that runs in this cluster, or starts one. */
export async function adoptOrStart(
  home: Home,
  accepts: (port: number) => Promise<boolean>,
  start: () => Promise<number>,
): Promise<{ port: number; adopted: boolean }> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const running = await findPostmaster(home);
      if (running) return { port: await adopt(home, running, accepts), adopted: true };
      await removeMisleadingPidFile(home);
      return { port: await start(), adopted: false };
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error;
      await wait(POLL_MS);
    }
  }
}

async function adopt(
  home: Home,
  { pid, port }: Postmaster,
  accepts: (port: number) => Promise<boolean>,
): Promise<number> {
  if (await accepts(port)) return port;
  throw new Error(`PostgreSQL runs in ${home.cluster} (process ${pid}) but does not let us in.`);
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && PASSING.some((sign) => sign.test(error.message));
}
