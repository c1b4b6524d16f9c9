import { readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasCode } from './error-code.ts';
import type { Home } from './home.ts';

/** PostgreSQL's parent process. It outlives the server that started it and is found by its pid file. */
export type Postmaster = { pid: number; port: number };

/** The postmaster that runs in this cluster now, ready or not. */
export async function findPostmaster(home: Home): Promise<Postmaster | undefined> {
  const noted = await readPidFile(home);
  if (noted && (await isPostmasterOf(home, noted.pid))) return noted;
  return undefined;
}

/**
 * PostgreSQL believes a pid file while any process of its user has that number. After a crash that
 * may be a stranger, and in a container it often is. Where nobody has the number the file stays:
 * PostgreSQL then looks for what is left of the dead postmaster itself.
 */
export async function removeMisleadingPidFile(home: Home): Promise<void> {
  const noted = await readPidFile(home);
  if (!noted || (await isPostmasterOf(home, noted.pid))) return;
  if ((await findCommandLine(noted.pid)) !== undefined) await rm(pidFile(home), { force: true });
}

async function readPidFile(home: Home): Promise<Postmaster | undefined> {
  const content = await findContent(pidFile(home));
  const [pid, , , port] = content?.split('\n') ?? [];
  return pid && port ? { pid: Number(pid), port: Number(port) } : undefined;
}

/** Folders are compared by what they are, as one can have several paths. */
async function isPostmasterOf(home: Home, pid: number): Promise<boolean> {
  const [program = '', ...args] = (await findCommandLine(pid)) ?? [];
  const folder = args[args.indexOf('-D') + 1];
  if (basename(program) !== 'postgres' || !folder) return false;
  try {
    const [theirs, ours] = await Promise.all([stat(folder), stat(home.cluster)]);
    return theirs.ino === ours.ino && theirs.dev === ours.dev;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES')) return false;
    throw error;
  }
}

async function findCommandLine(pid: number): Promise<string[] | undefined> {
  const content = await findContent(`/proc/${pid}/cmdline`);
  return content?.split('\0');
}

async function findContent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    // A process can end between the opening and the reading of its file.
    if (hasCode(error, 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
}

function pidFile(home: Home): string {
  return join(home.cluster, 'postmaster.pid');
}
