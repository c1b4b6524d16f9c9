import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { createFileFor, runAs } from './run-as.ts';

/** The role that owns everything in the cluster. */
export const OWNER = 'callboard';

/** Written into postgresql.conf once, where an operator may change them. */
const SETTINGS = {
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // A statement's error belongs to the application that sent it, which logs it without the values
  // of people's rows; this log keeps starts, stops and crashes.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Creates the cluster under a name of its own and renames it when it is whole, so that a start
 * that was killed half way leaves nothing behind that looks like a cluster.
 */
export async function createCluster(
  home: Home,
  binaries: Binaries,
  { isDurable }: { isDurable: boolean },
): Promise<void> {
  await removeUnfinished(home);
  await writePassword(home);
  const unfinished = await mkdtemp(join(home.folder, UNFINISHED));
  await chown(unfinished, home.user.uid, home.user.gid);
  await runAs(home.user, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${OWNER}`,
    `--pwfile=${home.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
    ...(isDurable ? [] : ['--no-sync']),
  ]);
  await rename(unfinished, home.cluster);
  if (isDurable) await syncFolder(home.folder);
}

// Each attempt has a new name, and removal is patient: the initdb of a killed server may live on.
const UNFINISHED = 'postgres.new-';

async function removeUnfinished(home: Home): Promise<void> {
  for (const name of await readdir(home.folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const options = { recursive: true, force: true, maxRetries: 10 };
    await rm(join(home.folder, name), options);
  }
}

async function writePassword(home: Home): Promise<void> {
  await rm(home.passwordFile, { force: true });
  await createFileFor(home.user, home.passwordFile, randomBytes(32).toString('hex'));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
