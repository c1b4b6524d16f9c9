import type { Binaries } from './binaries.ts';
import { findFreePort } from './free-port.ts';
import type { Home } from './home.ts';
import { runAs } from './run-as.ts';
import { openServerLog, readLastLines } from './server-log.ts';

/** Nobody outside this machine can connect, and no socket file is left where others can reach. */
export const HOST = '127.0.0.1';

const TIMEOUT_SECONDS = '60';

/**
 * Starts PostgreSQL in a session of its own, so that neither Ctrl-C nor the death of this process
 * reaches it, waits until it accepts connections and returns its port.
 */
export async function startPostmaster(
  home: Home,
  binaries: Binaries,
  settings: Record<string, string>,
): Promise<number> {
  const port = await findFreePort(HOST);
  const options = asOptions({
    ...settings,
    listen_addresses: HOST,
    port: String(port),
    unix_socket_directories: '',
  });
  const logEnd = await openServerLog(home);
  try {
    await pgCtl(home, binaries, 'start', `--log=${home.logFile}`, `--options=${options}`);
    return port;
  } catch (cause) {
    const reason = (await readLastLines(home, logEnd)) || cause;
    throw new Error(`PostgreSQL did not start (log: ${home.logFile}):\n${reason}`, { cause });
  }
}

/**
 * Ends what is being done there, writes everything down, and waits until that is done. Only for a
 * postmaster that was found running: pg_ctl signals whichever process has the number it noted.
 */
export async function stopPostmaster(home: Home, binaries: Binaries): Promise<void> {
  await pgCtl(home, binaries, 'stop', '--mode=fast');
}

async function pgCtl(home: Home, binaries: Binaries, ...args: string[]): Promise<void> {
  await runAs(home.user, binaries.pgCtl, [
    ...args,
    `--pgdata=${home.cluster}`,
    '--wait',
    `--timeout=${TIMEOUT_SECONDS}`,
    '--silent',
  ]);
}

/** pg_ctl passes them on through a shell. */
function asOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${quote(`${name}=${value}`)}`)
    .join(' ');
}

function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
