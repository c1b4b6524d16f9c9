import { mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from './error-code.ts';

/**
 * One process at a time creates, starts or stops a cluster.
 *
 * The lock is a folder with one file in it, named after its holder. A folder can be renamed onto
 * another only while that one is empty, so taking the lock is one step. A holder that died is
 * cleared by deleting the file of its name, which can never hit whoever holds the lock by then.
 */
export async function withStartLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const self = await identify(process.pid);
  await take(path, self);
  try {
    return await work();
  } finally {
    await release(path, self);
  }
}

const ZOMBIE = 'Z';
const POLL_MS = 25;
const PATIENCE_MS = 180_000;

async function take(path: string, self: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const holder = await findLiveHolder(path);
    if (!holder && (await claim(path, self))) return;
    if (Date.now() > deadline) throw new Error(`${path} has been held too long by ${holder}.`);
    await wait(POLL_MS);
  }
}

async function claim(path: string, self: string): Promise<boolean> {
  const claimed = await mkdtemp(`${path}-`);
  try {
    await writeFile(join(claimed, self), '');
    await rename(claimed, path);
    return true;
  } catch (error) {
    await rm(claimed, { recursive: true, force: true });
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

/** An empty folder is a free lock, so removing it is only tidy; whoever took it meanwhile keeps it. */
async function release(path: string, self: string): Promise<void> {
  await rm(join(path, self), { force: true });
  try {
    await rmdir(path);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  }
}

async function findLiveHolder(path: string): Promise<string | undefined> {
  for (const holder of await listHolders(path)) {
    const pid = Number.parseInt(holder, 10);
    if ((await identify(pid)) === holder) return holder;
    await rm(join(path, holder), { force: true });
  }
  return undefined;
}

async function listHolders(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * A process by its number and its start, in ticks since boot. The number alone is not enough: in
 * a container the server has the same one at every start.
 */
async function identify(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fieldsAfterName;
    return state === ZOMBIE ? `${pid}-gone` : `${pid}-${fieldsAfterName[19]}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return `${pid}-gone`;
    throw error;
  }
}
