// The Node that runs Callboard: 24 or newer. On Linux it comes with the packages, whatever the
// machine has; elsewhere the machine's own has to be new enough.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { root } from './install.mjs';

const NEEDED_MAJOR = 24;
const INSTALLED = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;

export function findRuntime() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  if (existsSync(INSTALLED)) return INSTALLED;
  console.error(`Callboard needs Node ${NEEDED_MAJOR} or newer here; this is ${process.version}.`);
  process.exit(1);
}

/** Tools find this Node and each other first. */
export function runtimeEnvironment() {
  const bin = `${root}node_modules/.bin`;
  const runtimeFolder = findRuntime().replace(/\/[^/]*$/, '');
  return { ...process.env, PATH: [runtimeFolder, bin, process.env.PATH].join(delimiter) };
}
