/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { type LongestTask, watchWork } from './board-visit.ts';

type Site = { url: string; cookie: string };
type Watched = { longest: number };

/** Drawn once someone can be pressed and dragged. */
const PERSON = 'td .cursor-grab';

/** A session under the hands of its team, on a desk; until the first people are there. */
export async function openPlanner(browser: Browser, { url, cookie }: Site, auditionId: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const from = performance.now();
  await page.goto(`${url}/auditions/${auditionId}`);
  await page.locator(PERSON).first().waitFor({ timeout: 60_000 });
  return { page, peopleMs: performance.now() - from };
}

/** Takes the first person down the page and back, and lets them go where they were. */
export async function dragSomeone(page: Page): Promise<LongestTask> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const person = page.locator(PERSON).first();
  // Drawn anew once it is back in sight.
  await person.hover();
  return watchWork(page, async () => {
    await page.evaluate(() => {
      (globalThis as unknown as { watched: Watched }).watched.longest = 0;
    });
    const box = await person.boundingBox();
    if (box === null) throw new Error('nobody is there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 500, { steps: 60 });
    await page.mouse.move(x, y, { steps: 60 });
    await page.mouse.up();
    return page.evaluate(async () => {
      // What was long is told a little later.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return (globalThis as unknown as { watched: Watched }).watched.longest;
    });
  });
}

/** Runs in the page. */
function watch(): void {
  const watched: Watched = { longest: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longest = Math.max(watched.longest, duration);
    }
  }).observe({ type: 'longtask' });
}
