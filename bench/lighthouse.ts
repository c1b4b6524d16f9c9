/**
 * What Lighthouse says of the page to sign in and of the empty shell, on a phone and on a desk.
 * Lighthouse itself is fetched for the run and is no dependency of the product.
 *
 * The middle of three runs.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/lighthouse.ts
 * Bar: performance, accessibility and best practices at least 95.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { SERVER_ALONE, startCallboard } from './lib/callboard-process.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { printTable } from './lib/print.ts';
import { runBench } from './lib/run-bench.ts';
import { signIn } from './lib/sign-in.ts';
import { median } from './lib/statistics.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const BAR = 95;
const RUNS = 3;
const CHROME =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

type Report = { categories: Record<string, { score: number | null }> };

await runBench(async () => {
  const port = await findFreePort('127.0.0.1');
  const server = await startCallboard({
    command: SERVER_ALONE,
    dataDir: await makeDataFolder(),
    port,
  });
  const cookie = await signIn(server.url, 'client@callboard.test');
  const rows: string[][] = [];
  for (const [name, path, headers] of [
    ['/login', '/login', {}],
    ['empty shell', '/dashboard', { cookie }],
  ] as const) {
    for (const device of ['phone', 'desk'] as const) {
      const runs: number[][] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await scoresOf(server.url + path, headers, device));
      }
      const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run[index] ?? 0)));
      const verdict = scores.every((score) => score >= BAR) ? 'met' : 'missed';
      rows.push([`${name}, ${device}`, ...scores.map(String), verdict]);
    }
  }
  printTable(['page', ...CATEGORIES, `bar ≥ ${BAR}`], rows);
});

async function scoresOf(url: string, headers: object, device: 'phone' | 'desk'): Promise<number[]> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `--package=${LIGHTHOUSE}`,
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--extra-headers=${JSON.stringify(headers)}`,
      `--chrome-flags=${CHROME}`,
      ...(device === 'desk' ? ['--preset=desktop'] : []),
    ],
    {
      maxBuffer: 100_000_000,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  const { categories } = JSON.parse(stdout) as Report;
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}
