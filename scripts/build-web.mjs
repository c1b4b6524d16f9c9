// Builds the web app when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { findRuntime, runtimeEnvironment } from './runtime.mjs';

const SOURCES = ['web', 'contract', 'package-lock.json'];
const STAMP = `${root}web/dist/.built-from`;

export function buildWebIfNeeded() {
  const sources = hashSources();
  if (readStamp() === sources) return;
  console.log('Building the web app (only when it changed)…');
  const vite = `${root}node_modules/vite/bin/vite.js`;
  const result = spawnSync(findRuntime(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: `${root}web`,
    stdio: 'inherit',
    env: runtimeEnvironment(),
  });
  if (result.status !== 0) {
    console.error('The web app could not be built; see above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(STAMP, sources);
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => listFiles(source)).sort()) {
    hash.update(path).update(readFileSync(root + path));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (/(^|\/)(dist|node_modules)$|\.test\.tsx?$/.test(path)) return [];
  try {
    return readdirSync(root + path).flatMap((name) => listFiles(join(path, name)));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
