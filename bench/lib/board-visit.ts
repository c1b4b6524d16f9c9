/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';

/** As many faces as stand in the first row. */
const FACES = 7;
const WITHIN_MS = 60_000;

type Site = { url: string; cookie: string };
type Watched = { facesMs: number; longest: number };

/** A browser that has never been there, signed in, on a desk. */
export async function openBoard(browser: Browser, site: Site, path: string) {
  const page = await openBrowser(browser, site);
  await page.goto(site.url + path);
  return { page, facesMs: await waitForFaces(page) };
}

/** The way everybody takes: a link on another page. From the press of the button on. */
export async function followToBoard(browser: Browser, site: Site, from: string, roleId: string) {
  const page = await openBrowser(browser, site);
  await page.goto(site.url + from);
  const link = page.locator(`a[href^="/production-roles/${roleId}"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const pressed = () => Object.assign(globalThis, { pressedMs: performance.now() });
    document.addEventListener('pointerdown', pressed, { once: true });
  });
  await link.click();
  const facesMs = await waitForFaces(page);
  const pressedMs = await page.evaluate(
    () => (globalThis as unknown as { pressedMs: number }).pressedMs,
  );
  await page.context().close();
  return facesMs - pressedMs;
}

async function openBrowser(browser: Browser, { url, cookie }: Site): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(watch, FACES);
  return page;
}

async function waitForFaces(page: Page): Promise<number> {
  const faces = await page.waitForFunction(
    () => (globalThis as unknown as { watched: Watched }).watched.facesMs || false,
    undefined,
    { timeout: WITHIN_MS },
  );
  return Number(await faces.jsonValue());
}

/** Until every face has come: the count beside "All" is that of the cards. */
export async function waitUntilComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.body.innerText.includes('more…'), undefined, {
    timeout: WITHIN_MS,
  });
}

/** What stands beside the chips, by their words. */
export async function readChips(page: Page): Promise<Record<string, number>> {
  const texts = await page.locator('button[aria-pressed]:has(.tabular-nums)').allInnerTexts();
  const chips = texts.flatMap((text) => {
    const found = /^(.+?)\s+(\d+)$/.exec(text.replaceAll('\n', ' '));
    return found?.[1] === undefined ? [] : [[found[1], Number(found[2])] as const];
  });
  return Object.fromEntries(chips);
}

export type LongestTask = {
  ms: number;
  /** What of the longest the processor worked on it: on a busy machine the rest is waiting. */
  processorMs: number;
};

/** Down the board as fast as a wheel turns, and further; the longest task on the way. */
export async function scrollThrough(page: Page): Promise<LongestTask> {
  return watchWork(page, () => scrollDown(page));
}

/** Does something that tells its longest task, and looks how much of one the processor worked. */
export async function watchWork(page: Page, act: () => Promise<number>): Promise<LongestTask> {
  const network = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  network.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await network.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  const ms = await act();
  const complete = new Promise((resolve) => network.once('Tracing.tracingComplete', resolve));
  await network.send('Tracing.end');
  await complete;
  return { ms, processorMs: longestWork(events) };
}

/** Times are in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

function longestWork(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const drawing = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && drawing.has(threadOf(event)),
  );
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}

function scrollDown(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { watched } = globalThis as unknown as { watched: Watched };
    window.scrollTo(0, 0);
    watched.longest = 0;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAtEnd = () =>
      window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    // A third of a screen with every frame: eighteen thousand pixels a second.
    for (let frames = 0; frames < 600 && !isAtEnd(); frames += 1) {
      window.scrollBy(0, 300);
      await frame();
    }
    // What was long is told a little later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return watched.longest;
  });
}

/** Runs in the page. */
function watch(faces: number): void {
  const watched: Watched = { facesMs: 0, longest: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longest = Math.max(watched.longest, duration);
    }
  }).observe({ type: 'longtask' });
  const look = () => {
    const photos = [...document.querySelectorAll<HTMLImageElement>('[data-card] img')];
    const there = photos.filter((photo) => photo.complete && photo.naturalWidth > 0);
    if (there.length < faces) requestAnimationFrame(look);
    // With the next picture that the screen shows.
    else requestAnimationFrame(() => (watched.facesMs = performance.now()));
  };
  requestAnimationFrame(look);
}
