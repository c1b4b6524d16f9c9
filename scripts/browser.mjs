// The browser for the journeys: the machine's Chromium, else Playwright's own, else the system's
// package where we may install one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter } from 'node:path';
import { root } from './install.mjs';
import { findRuntime } from './runtime.mjs';

/** The first draws to no window, and is a fifth faster for it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

export function findBrowser() {
  const there = process.env.CHROMIUM_PATH ?? onPath() ?? playwrights();
  if (there) return there;

  console.log('Installing a browser (only where there is none)…');
  tryRun(findRuntime(), [`${root}node_modules/@playwright/test/cli.js`, 'install', 'chromium']);
  const downloaded = playwrights();
  if (downloaded) return downloaded;

  tryRun('apt-get', ['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    tryRun('apt-get', ['install', '-y', '--no-install-recommends', name]);
    const installed = onPath();
    if (installed) return installed;
  }

  console.error('No browser: install Chromium, or name one in CHROMIUM_PATH.');
  process.exit(1);
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)).find(existsSync);
}

function playwrights() {
  const { chromium } = createRequire(`${root}e2e/`)('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function tryRun(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', timeout: 600_000 });
  if (result.status !== 0) console.log(`  ${command} ${args.join(' ')}: did not work`);
}
