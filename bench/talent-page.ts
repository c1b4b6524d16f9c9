/**
 * How fast a client who follows a link sees a talent: the page of someone with 60 photos, with an
 * empty cache, over what Chrome's developer tools call Fast 4G, on a phone and on a desk. The web is
 * built from its sources first. The baseline is the page for an unknown address in the same shell,
 * opened in turns with the other: what the talent's page adds to it is its own.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/talent-page.ts
 * Bar: the largest paint within 1.5 s in the middle of five runs, and nothing moves (CLS 0).
 */
import { chromium } from '@playwright/test';
import { startOwnSite } from './lib/own-site.ts';
import { DEVICES, type Load, loadPage } from './lib/page-load.ts';
import { figure, printTable, seconds } from './lib/print.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { median, worst } from './lib/statistics.ts';
import type { TalentServer } from './lib/talent-server.ts';

const RUNS = 5;
const BAR_MS = 1_500;
/** What the cover's letters do when their font arrives, a few thousandths of a pixel. */
const NOTHING_MOVES = 0.001;

await runBench(async () => {
  const { url, profileId, cookie } = await startTalentServer();
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  atEnd(() => browser.close());

  const pages = { baseline: '/nothing/here', 'talent page': `/talent/${profileId}` };
  // One that does not count: the server has never been asked anything.
  await loadPage(browser, { url: url + pages['talent page'], cookie, device: 'desk' });
  const rows: string[][] = [];
  for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[]) {
    const loads = new Map<string, Load[]>(Object.keys(pages).map((name) => [name, []]));
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, path] of Object.entries(pages)) {
        loads.get(name)?.push(await loadPage(browser, { url: url + path, cookie, device }));
      }
    }
    for (const [name, each] of loads) rows.push(rowOf(`${name}, ${device}`, each));
  }
  printTable(
    [
      'page',
      'LCP',
      'worst',
      'of',
      'CLS',
      'requests',
      'kB',
      'photo asked',
      `bar < ${BAR_MS / 1000} s, 0`,
    ],
    rows,
  );
});

function rowOf(name: string, loads: readonly Load[]): string[] {
  const lcp = loads.map((load) => load.largestPaintMs);
  const cls = worst(loads.map((load) => load.layoutShift));
  const isMet = median(lcp) < BAR_MS && cls < NOTHING_MOVES;
  return [
    name,
    seconds(median(lcp)),
    seconds(worst(lcp)),
    loads.at(-1)?.largest ?? '',
    figure(cls, '', 3),
    figure(median(loads.map((load) => load.requests)), '', 0),
    figure(median(loads.map((load) => load.bytes / 1000)), '', 0),
    seconds(median(loads.map((load) => load.photoAskedMs))),
    name.startsWith('baseline') ? '' : isMet ? 'met' : 'missed',
  ];
}

async function startTalentServer(): Promise<TalentServer & { url: string }> {
  const { made, url } = await startOwnSite<TalentServer>('talent-server.ts');
  return { ...made, url };
}
