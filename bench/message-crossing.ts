/**
 * How long it takes from one browser to another: two windows show the same conversation; one types,
 * sends, and waits until its message is marked as read. Measured from the key until it is on the other
 * screen, and on the own one. The baseline is one request for who is signed in, from the same page.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/message-crossing.ts
 */
/// <reference lib="dom" />
import { authEndpoints } from '@callboard/contract/auth';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startOwnSite } from './lib/own-site.ts';
import { figure, printTable } from './lib/print.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { median, percentile, worst } from './lib/statistics.ts';
import type { TalkServer } from './lib/talk-server.ts';

const MESSAGES = 40;
/** Whoever has typed says so again only after this. */
const TYPED = 8;
const PAUSE_MS = 700;
const WITHIN_MS = 20_000;
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

await runBench(async () => {
  const { made, url } = await startOwnSite<TalkServer>('./talk-server.ts');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: QUIET });
  atEnd(() => browser.close());
  const [writer, reader] = [
    await openThread(browser, url, made, 0),
    await openThread(browser, url, made, 1),
  ] as const;

  const times: Record<'baseline' | 'sent' | 'read' | 'typing', number[]> = {
    baseline: [],
    sent: [],
    read: [],
    typing: [],
  };
  for (let turn = 0; turn <= MESSAGES; turn += 1) {
    const text = `Message number ${turn}.`;
    const arrived = whenShown(reader, text);
    const typing = turn % TYPED === 0 ? whenShown(reader, 'typing…') : undefined;
    const typedAt = await press(writer, text, 'write');
    const typingMs = typing === undefined ? undefined : (await typing) - typedAt;
    const sentAt = await press(writer, text, 'send');
    const arrivedMs = (await arrived) - sentAt;
    const readMs = (await whenRead(writer, turn + 1)) - sentAt;
    const baselineMs = await timeRequest(writer);
    await writer.waitForTimeout(PAUSE_MS);
    // The first one warms up.
    if (turn === 0) continue;
    times.sent.push(arrivedMs);
    times.read.push(readMs);
    times.baseline.push(baselineMs);
    if (typingMs !== undefined) times.typing.push(typingMs);
  }
  report(times);
});

async function openThread(browser: Browser, url: string, made: TalkServer, which: 0 | 1) {
  const context = await browser.newContext({ baseURL: url });
  const [name = '', value = ''] = made.cookies[which].split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`/messaging/${made.conversationId}`);
  await page.locator('form textarea').waitFor();
  // The socket stands a little after the page.
  await page.waitForTimeout(5_000);
  return page;
}

/** Milliseconds of the clock that all windows share, when the text came on screen. */
function whenShown(page: Page, text: string): Promise<number> {
  return page.evaluate(
    ([wanted, within]) =>
      new Promise<number>((resolve, reject) => {
        const isThere = () => document.querySelector('main')?.textContent?.includes(wanted);
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(() => reject(new Error(`${wanted} did not come`)), within);
      }),
    [text, WITHIN_MS] as const,
  );
}

function whenRead(page: Page, sequence: number): Promise<number> {
  return page.evaluate(
    ([wanted, within]) =>
      new Promise<number>((resolve, reject) => {
        const isRead = () =>
          document.querySelector(`li[data-sequence="${wanted}"]`)?.textContent?.endsWith('Read');
        const look = () => {
          if (isRead()) resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
        setTimeout(() => reject(new Error(`${wanted} was not read`)), within);
      }),
    [sequence, WITHIN_MS] as const,
  );
}

/** Writes into the field or sends what is in it; says when. */
function press(page: Page, text: string, what: 'write' | 'send'): Promise<number> {
  return page.evaluate(
    ([written, act]) => {
      const field = document.querySelector('form textarea') as HTMLTextAreaElement;
      const at = performance.timeOrigin + performance.now();
      if (act === 'write') {
        const { set } =
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
        set?.call(field, written);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      } else {
        const key = { key: 'Enter', bubbles: true, cancelable: true };
        field.dispatchEvent(new KeyboardEvent('keydown', key));
      }
      return at;
    },
    [text, what] as const,
  );
}

function timeRequest(page: Page): Promise<number> {
  return page.evaluate(async (path) => {
    const from = performance.now();
    await (await fetch(path)).text();
    return performance.now() - from;
  }, authEndpoints.me.path);
}

function report(times: Record<'baseline' | 'sent' | 'read' | 'typing', number[]>): void {
  const row = (name: string, some: readonly number[]) => [
    name,
    figure(median(some), 'ms', 0),
    figure(percentile(some, 95), 'ms', 0),
    figure(worst(some), 'ms', 0),
    figure(median(some) / median(times.baseline), '', 1),
  ];
  printTable(
    [`${MESSAGES} messages`, 'median', '95 %', 'worst', 'median to a request'],
    [
      row('from the key until it is on the other screen', times.sent),
      row('from the key until it is marked as read', times.read),
      row('from the first letter until the other sees it', times.typing),
      row('one request for who is signed in', times.baseline),
    ],
  );
}
