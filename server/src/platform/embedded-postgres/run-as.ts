import { execFile } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from './error-code.ts';

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as itself; root runs it as whoever
 * owns the cluster, and makes a new one for `nobody`.
 */
export type SystemUser = { uid: number; gid: number };

const ROOT = 0;

// Nothing of our own environment goes through: PG* variables would redirect the tools, and a LANG
// that is not installed would change or fail them. Messages in English are what we look for in logs.
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };

const execute = promisify(execFile);

export function currentUser(): SystemUser {
  if (!process.geteuid || !process.getegid) throw new Error('PostgreSQL needs a POSIX system.');
  return { uid: process.geteuid(), gid: process.getegid() };
}

export function isRoot(): boolean {
  return currentUser().uid === ROOT;
}

export async function chooseUser(cluster: string): Promise<SystemUser> {
  const self = currentUser();
  const owner = await findOwner(cluster);
  if (self.uid === ROOT) return owner && owner.uid !== ROOT ? owner : getNobody();
  if (!owner || owner.uid === self.uid) return self;
  throw new Error(
    `${cluster} belongs to user ${owner.uid}: start the server as that user or root.`,
  );
}

/** Runs a program in `/`, a folder every user can be in, with an environment of its own. */
export async function runAs(
  user: SystemUser,
  program: string,
  args: readonly string[],
): Promise<void> {
  try {
    await execute(program, args, { ...user, cwd: '/', env: ENVIRONMENT });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? cause.stderr : '';
    throw new Error(`${basename(program)} failed: ${said || cause}`, { cause });
  }
}

/** Asks the system rather than reading modes: parents, access lists and mounts have a say too. */
export async function canRunAs(
  user: SystemUser,
  program: string,
  args: readonly string[],
): Promise<boolean> {
  return runAs(user, program, args).then(
    () => true,
    () => false,
  );
}

/** Creates a file that only `user` (and root) can read. Fails where there is one already. */
export async function createFileFor(
  user: SystemUser,
  path: string,
  content: string,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.chown(user.uid, user.gid);
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function findOwner(path: string): Promise<SystemUser | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function getNobody(): Promise<SystemUser> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const nobody = accounts.map((line) => line.split(':')).find(([name]) => name === 'nobody');
  const [, , uid, gid] = nobody ?? [];
  if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  throw new Error('PostgreSQL cannot run as root, and this system has no user "nobody".');
}
