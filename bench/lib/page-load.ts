/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Chrome's preset "Fast 4G": 9 Mbit/s down and 1.5 up, less a tenth, and 165 ms to every answer. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: ((9_000 * 1024) / 8) * 0.9,
  uploadThroughput: ((1_500 * 1024) / 8) * 0.9,
};
/** So long after the last answer a page has shown what it shows by itself. */
const QUIET_MS = 1_000;

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const;

export type Load = {
  largestPaintMs: number;
  largest: string;
  layoutShift: number;
  requests: number;
  /** Over the wire, headers included. */
  bytes: number;
  /** When the first photo was asked for; NaN where none was. */
  photoAskedMs: number;
};

type Visit = { url: string; cookie: string; device: keyof typeof DEVICES };

/** Opens a page as a browser that has never been there, and waits until it is quiet. */
export async function loadPage(browser: Browser, { url, cookie, device }: Visit): Promise<Load> {
  const context = await browser.newContext({ ...DEVICES[device], serviceWorkers: 'block' });
  try {
    const [name = '', value = ''] = cookie.split('=');
    // Of the whole site: a cookie of the page alone would not go to the calls that it makes.
    await context.addCookies([{ name, value, url: new URL('/', url).href }]);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', FAST_4G);
    const traffic = countTraffic(network);
    await page.addInitScript(watchPaints);
    await page.goto(url);
    await traffic.quiet();
    return { ...(await readPaints(page)), ...traffic.counted() };
  } finally {
    await context.close();
  }
}

function countTraffic(network: CDPSession) {
  const open = new Set<string>();
  let [requests, bytes, photoAskedMs, startedAt] = [0, 0, Number.NaN, Number.NaN];
  let lastAt = performance.now();
  network.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (Number.isNaN(startedAt)) startedAt = timestamp;
    if (Number.isNaN(photoAskedMs) && /\/api\/media\//.test(request.url)) {
      photoAskedMs = (timestamp - startedAt) * 1000;
    }
    requests += 1;
    open.add(requestId);
    lastAt = performance.now();
  });
  const end = (requestId: string) => {
    open.delete(requestId);
    lastAt = performance.now();
  };
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    end(requestId);
  });
  network.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    counted: () => ({ requests, bytes, photoAskedMs }),
    async quiet(): Promise<void> {
      while (performance.now() - lastAt < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** `largest`: the element whose paint was the largest. */
type Paints = { largestPaintMs: number; largest: string; layoutShift: number };
type LargestPaint = PerformanceEntry & { element: Element | null };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page. */
function watchPaints(): void {
  const paints: Paints = { largestPaintMs: 0, largest: '', layoutShift: 0 };
  Object.assign(globalThis, { paints });
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as LargestPaint | undefined;
    paints.largestPaintMs = last?.startTime ?? 0;
    paints.largest = last?.element?.tagName.toLowerCase() ?? '';
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (!shift.hadRecentInput) paints.layoutShift += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
}
