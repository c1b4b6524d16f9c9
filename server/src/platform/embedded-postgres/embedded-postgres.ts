import { readFile } from 'node:fs/promises';
import { adoptOrStart } from './adopt-or-start.ts';
import { prepareBinaries } from './binaries.ts';
import { createCluster, OWNER } from './cluster.ts';
import { hasCode } from './error-code.ts';
import { type Home, hasCluster, openHome } from './home.ts';
import { accepts, connect } from './owner-connection.ts';
import { HOST, startPostmaster, stopPostmaster } from './pg-ctl.ts';
import { findPostmaster } from './postmaster.ts';
import { enter, type Presence } from './presence.ts';
import { withStartLock } from './start-lock.ts';

/**
 * The PostgreSQL a server runs for itself when it is given none. It stays when the server dies,
 * is adopted by the next one, and is shared by all servers on the same data folder.
 */
export type EmbeddedPostgres = {
  /** Connection URL of the owner role for database `name` */
  url: (database: string) => string;
  /** true when an already running postmaster was adopted */
  adopted: boolean;
  /** true when the database was created by this call */
  isNew: boolean;
  /** Stops the postmaster (fast mode, waits). With others still using it, leaves it running. */
  stop: () => Promise<void>;
};

type EmbeddedPostgresOptions = {
  /** Absolute. The cluster goes to `postgres` in it where PostgreSQL can reach it. */
  dataDir: string;
  /** Progress for the terminal */
  log: (line: string) => void;
  /** More settings for PostgreSQL, such as `fsync: 'off'` for the clusters of tests */
  settings?: Record<string, string>;
};

type Address = (port: number, database: string) => string;

const DATABASE = 'callboard';
const DATABASE_DOES_NOT_EXIST = '3D000';

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const home = await openHome(options.dataDir);
  return withStartLock(home.lock, () => start(home, options));
}

async function start(
  home: Home,
  { log, settings = {} }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  if (!(await hasCluster(home.folder))) {
    log(`Creating a database in ${home.cluster}…`);
    const isDurable = settings.fsync !== 'off';
    await createCluster(home, await prepareBinaries(home), { isDurable });
  }
  const urlAt = await readAddress(home);
  const { port, adopted } = await adoptOrStart(
    home,
    (runningPort) => accepts(urlAt(runningPort, 'postgres')),
    async () => startPostmaster(home, await prepareBinaries(home), settings),
  );
  const url = (database: string) => urlAt(port, database);
  const { presence, isNew } = await enterDatabase(url);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= withStartLock(home.lock, () => leave(home, presence, urlAt));
    return stopping;
  };
  return { url, adopted, isNew, stop };
}

async function leave(home: Home, presence: Presence, urlAt: Address): Promise<void> {
  // Not always the one we entered: it may have died, and another server started the next.
  const running = await findPostmaster(home);
  if (!running) return;
  const isLast = await presence.leave(urlAt(running.port, DATABASE));
  if (isLast) await stopPostmaster(home, await prepareBinaries(home));
}

async function readAddress(home: Home): Promise<Address> {
  const password = await readFile(home.passwordFile, 'utf8');
  return (port, database) =>
    `postgres://${OWNER}:${password}@${HOST}:${port}/${encodeURIComponent(database)}`;
}

async function enterDatabase(
  url: (database: string) => string,
): Promise<{ presence: Presence; isNew: boolean }> {
  try {
    return { presence: await enter(url(DATABASE)), isNew: false };
  } catch (error) {
    if (!hasCode(error, DATABASE_DOES_NOT_EXIST)) throw error;
    await createDatabase(url('postgres'));
    return { presence: await enter(url(DATABASE)), isNew: true };
  }
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const connection = await connect(maintenanceUrl);
  try {
    await connection.query(`create database ${DATABASE}`);
  } finally {
    await connection.end();
  }
}
