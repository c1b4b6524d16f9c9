// Installs what the lockfile says, once: skipped while the last finished install was of this
// lockfile on this kind of machine. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const OLDEST_NODE = [20, 19];
const STAMP = 'node_modules/.callboard-install';

export const root = new URL('..', import.meta.url).pathname;

export function installIfNeeded() {
  refuseOldNode();
  const wanted = describeInstall();
  if (readIfThere(root + STAMP) === wanted) return;

  console.log('Installing packages (only when they changed)…');
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  const result = spawnSync(command, [...args, 'ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: installEnvironment(),
  });
  if (result.status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(root + STAMP, wanted);
}

/** A production machine would leave out what builds the web app. */
function installEnvironment() {
  const { NODE_ENV: _, npm_config_omit: __, ...environment } = process.env;
  return environment;
}

function describeInstall() {
  const lockfile = readFileSync(`${root}package-lock.json`);
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${hash} ${process.platform} ${process.arch}`;
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Callboard needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`,
  );
  process.exit(1);
}
