import { createHash } from 'node:crypto';
import { access, chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './error-code.ts';
import { canRunAs, chooseUser, isRoot, type SystemUser } from './run-as.ts';

/**
 * Where the cluster lives: in the product's data folder, or, when that is closed to the user
 * PostgreSQL runs as (a clone below /root), in a folder of its own below /var/lib/callboard.
 */
export type Home = {
  user: SystemUser;
  folder: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
  lock: string;
};

/** Root's folder for what does not fit into a closed one. */
export const SYSTEM_FOLDER = '/var/lib/callboard';

export async function openHome(dataDir: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const realDataDir = await realpath(dataDir);
  const folder = (await findUsedFolder(realDataDir)) ?? (await chooseFolder(realDataDir));
  const cluster = clusterIn(folder);
  return {
    user: await chooseUser(cluster),
    folder,
    cluster,
    passwordFile: join(folder, 'postgres-password'),
    logFile: join(folder, 'postgres.log'),
    lock: join(folder, 'postgres.lock'),
  };
}

/** initdb works under another name, so a cluster under this one is complete. */
export async function hasCluster(folder: string): Promise<boolean> {
  return access(join(clusterIn(folder), 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** Makes a folder that every user can pass through, whatever the umask. */
export async function makeOpenFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}

/**
 * A cluster that exists is used where it is, even if today another place would be chosen. The
 * data folder comes first: a copy of it has its own cluster, whatever its location file says.
 */
async function findUsedFolder(dataDir: string): Promise<string | undefined> {
  if (await hasCluster(dataDir)) return dataDir;
  const elsewhere = await readLocation(dataDir);
  if (elsewhere && (await hasCluster(elsewhere))) return elsewhere;
  return undefined;
}

async function chooseFolder(dataDir: string): Promise<string> {
  if (!isRoot()) return dataDir;
  const user = await chooseUser(clusterIn(dataDir));
  if (await canRunAs(user, '/bin/sh', ['-c', 'test -x "$1"', 'sh', dataDir])) return dataDir;

  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = join(SYSTEM_FOLDER, name);
  await makeOpenFolder(SYSTEM_FOLDER);
  await makeOpenFolder(folder);
  await writeFile(locationFile(dataDir), `${clusterIn(folder)}\n`);
  return folder;
}

async function readLocation(dataDir: string): Promise<string | undefined> {
  try {
    const cluster = await readFile(locationFile(dataDir), 'utf8');
    return dirname(cluster.trim());
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Tells an operator, and the next start, where the data is when it is not in the data folder. */
function locationFile(dataDir: string): string {
  return join(dataDir, 'postgres-location');
}

function clusterIn(folder: string): string {
  return join(folder, 'postgres');
}
