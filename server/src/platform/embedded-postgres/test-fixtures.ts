import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openHome, SYSTEM_FOLDER } from './home.ts';
import { connect } from './owner-connection.ts';
import { findPostmaster } from './postmaster.ts';
import { currentUser, runAs } from './run-as.ts';
import type { Started } from './server-process.fixture.ts';

/** Fast, and safe against the death of processes, though not of the machine. */
export const NOT_DURABLE = { fsync: 'off' };

type ServerProcess = {
  process: ChildProcess;
  started: Promise<Started>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

type Fixtures = {
  /** Makes a folder with this mode that is gone after the test, with everything that runs in it. */
  makeDataDir: (mode?: number) => Promise<string>;
  /** Starts PostgreSQL in this process. */
  start: (dataDir: string, settings?: Record<string, string>) => Promise<EmbeddedPostgres>;
  /** Starts PostgreSQL in a process of its own, with a process group of its own. */
  startServer: (dataDir: string, options?: ServerOptions) => ServerProcess;
};

type ServerOptions = { settings?: Record<string, string>; program?: string };

const FIXTURE = new URL('./server-process.fixture.ts', import.meta.url).pathname;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the wanted fixtures from the pattern
  makeDataDir: async ({}, use) => {
    const made: string[] = [];
    await use(async (mode = 0o755) => {
      const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'callboard-')));
      made.push(dataDir);
      await chmod(dataDir, mode);
      return dataDir;
    });
    for (const dataDir of made) await removeDataDir(dataDir);
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  start: async ({}, use) => {
    const started: EmbeddedPostgres[] = [];
    await use(async (dataDir, settings = NOT_DURABLE) => {
      const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
      started.push(postgres);
      return postgres;
    });
    for (const postgres of started) await postgres.stop();
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  startServer: async ({}, use) => {
    const servers: ServerProcess[] = [];
    await use((dataDir, options = {}) => {
      const server = forkServer(dataDir, options);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.kill();
  },
});

export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function getPostmasterPid(dataDir: string): Promise<number> {
  const postmaster = await findPostmaster(await openHome(dataDir));
  if (!postmaster) throw new Error(`No PostgreSQL runs for ${dataDir}.`);
  return postmaster.pid;
}

export async function listChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** A zombie is dead: it only waits for a parent that may not care. */
export async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State:\tZ');
  return !status.includes('State:\tZ');
}

function forkServer(
  dataDir: string,
  { settings = NOT_DURABLE, program = FIXTURE }: ServerOptions,
): ServerProcess {
  const child = fork(program, [dataDir, JSON.stringify(settings)], {
    env: {}, // no LANG, no LC_ALL
    execArgv: [],
    detached: true,
  });
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => {
    throw new Error(`The server ended (${code}) before it had started.`);
  });
  const started = Promise.race([once(child, 'message').then(([message]) => message), failed]);
  started.catch(() => undefined); // tests that kill it early do not ask
  return {
    process: child,
    started,
    async stop() {
      child.send('stop');
      await exited;
    },
    async kill() {
      if (child.exitCode === null && child.signalCode === null && child.pid) {
        process.kill(-child.pid, 'SIGKILL');
      }
      await exited;
    },
  };
}

async function removeDataDir(dataDir: string): Promise<void> {
  const home = await openHome(dataDir);
  const postmaster = await findPostmaster(home);
  if (postmaster) await end(postmaster.pid);
  await runAs(currentUser(), 'chmod', ['-R', 'u+rwX', dataDir]);
  const removal = { recursive: true, force: true, maxRetries: 20 };
  if (dirname(home.folder) === SYSTEM_FOLDER) await rm(home.folder, removal);
  await rm(dataDir, removal);
}

async function end(pid: number): Promise<void> {
  process.kill(pid, 'SIGQUIT');
  await vi.waitFor(async () => expect(await isRunning(pid)).toBe(false), { timeout: 10_000 });
}
