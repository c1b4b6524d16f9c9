import { authEndpoints } from '@callboard/contract/auth';
import { conversationEndpoints } from '@callboard/contract/conversations';
import { fillPath } from '@callboard/contract/endpoint';
import { messageEndpoints } from '@callboard/contract/messages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Line } from '../fixtures/line.ts';
import { type OwnServer, startOwnServers } from '../fixtures/own-servers.ts';
import { readScreen, type Shown, type Stroke, strike } from '../fixtures/thread-screen.ts';

const CLIENT = 'client@callboard.test';
const TALENT = 'talent@callboard.test';
/** So that a failure can be repeated. */
const SEED = 20_261_115;
const OPERATIONS = 2_000;
const AT_A_TIME = 20;
const EVENTUALLY = { timeout: 90_000 };
const MENU_MS = 10_000;

test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let stopAll = async () => {};
const lines: Line[] = [];

test.beforeAll(async () => {
  const started = await startOwnServers(1);
  [server] = started.servers as [OwnServer];
  stopAll = started.stopAll;
});

test.afterAll(async () => {
  for (const line of lines) line.takeDown();
  await stopAll();
});

/** A browser of someone's with a line of its own to the server. */
async function openBrowser(browser: Browser, email: string) {
  const line = await Line.lay();
  lines.push(line);
  const context = await browser.newContext({ baseURL: server.url, proxy: line.proxy });
  const data = { email, password: 'callboard-demo' };
  expect((await context.request.post(authEndpoints.login.path, { data })).status()).toBe(200);
  return { page: await context.newPage(), line };
}

/** The conversation of these two that is about nothing. */
async function startConversation(client: Page, talent: Page): Promise<string> {
  const me = await talent.request.get(server.url + authEndpoints.me.path);
  const { user } = await me.json();
  const data = { userId: user.id };
  const headers = { origin: server.url };
  const answer = await client.request.post(server.url + conversationEndpoints.start.path, {
    data,
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

async function openThread(page: Page, conversationId: string): Promise<void> {
  await page.goto(`/messaging/${conversationId}`);
  await expect(fieldOf(page)).toBeVisible();
}

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function say(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await fieldOf(page).press('Enter');
}

/** All that is kept, asked for page by page from another device. */
async function readDatabase(page: Page, conversationId: string): Promise<Shown[]> {
  const path = fillPath(messageEndpoints.list.path, { id: conversationId });
  const kept: Shown[] = [];
  for (let before: number | undefined, hasMore = true; hasMore; ) {
    const query = before === undefined ? '' : `&before=${before}`;
    const answer = await page.request.get(`${server.url}${path}?limit=100${query}`);
    const { items, ...rest } = await answer.json();
    const inOrder = items as { sequence: number; text: string; deletedAt: string | null }[];
    kept.unshift(
      ...inOrder.map(({ sequence, text, deletedAt }) => ({
        sequence,
        text: deletedAt === null ? text : 'deleted',
      })),
    );
    hasMore = rest.hasMore;
    before = inOrder[0]?.sequence;
  }
  return kept;
}

test('two people write, see each other type and read, and lose nothing to a cut line and a restart', async ({
  browser,
}) => {
  test.slow();
  const [imogen, mara] = [await openBrowser(browser, CLIENT), await openBrowser(browser, TALENT)];
  const id = await startConversation(imogen.page, mara.page);
  await openThread(imogen.page, id);
  await openThread(mara.page, id);

  // Who types before the other's window listens is heard with one of the next letters.
  await expect(async () => {
    await fieldOf(imogen.page).press('C');
    await expect(mara.page.getByText('Imogen Farrell is typing…')).toBeVisible({ timeout: 1_000 });
  }).toPass(EVENTUALLY);
  await say(imogen.page, 'Can you come on Thursday?');
  await expect(thread(mara.page).getByText('Can you come on Thursday?')).toBeVisible();
  await expect(thread(imogen.page).getByText('Read', { exact: true })).toBeVisible();

  mara.line.cut();
  await say(mara.page, 'Thursday is perfect.');
  await expect(thread(mara.page).getByText('Sending', { exact: true })).toBeVisible();
  await say(imogen.page, 'At eleven, by the red door.');
  await server.kill();
  await say(imogen.page, 'Bring the boots.');
  await say(mara.page, 'I will bring the boots.');
  await server.restart();
  mara.line.mend();
  const said = [
    'Can you come on Thursday?',
    'At eleven, by the red door.',
    'Bring the boots.',
    'Thursday is perfect.',
    'I will bring the boots.',
  ];
  for (const { page } of [imogen, mara]) {
    for (const text of said) {
      await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1, EVENTUALLY);
    }
    await expect(thread(page).getByText('Sending', { exact: true })).toHaveCount(0, EVENTUALLY);
  }
  const kept = await readDatabase(imogen.page, id);
  expect(kept.map(({ text }) => text).toSorted()).toEqual(said.toSorted());
  for (const { page } of [imogen, mara]) expect((await readScreen(page)).shown).toEqual(kept);
});

test('2,000 things done at random, with cut lines and restarts, leave both screens as the database is', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const people = [await openBrowser(browser, CLIENT), await openBrowser(browser, TALENT)] as const;
  const id = await startConversation(people[0].page, people[1].page);
  for (const { page } of people) await openThread(page, id);
  // These two have talked before.
  const before = (await readDatabase(people[0].page, id)).length;
  const random = randomFrom(SEED);
  const written: string[] = [];
  let done = 0;
  let isUp = true;

  while (done < OPERATIONS) {
    const which = random() < 0.5 ? 0 : 1;
    const { page, line } = people[which];
    const chance = random();
    if (chance < 0.06) line.cut();
    else if (chance < 0.2) line.mend();
    else if (chance < 0.22 && isUp) await server.kill().then(() => (isUp = false));
    else if (!isUp && chance < 0.5) await server.restart().then(() => (isUp = true));
    else if (chance < 0.24 && isUp) {
      line.mend();
      await openThread(page, id);
    } else if (chance < 0.27 && isUp) {
      line.mend();
      await takeBackLast(page);
    } else {
      const strokes = Array.from({ length: AT_A_TIME }, () => strokeFrom(random, which, written));
      await strike(page, strokes);
      done += strokes.length - 1;
    }
    done += 1;
  }

  if (!isUp) await server.restart();
  for (const { line } of people) line.mend();
  await expect(async () => {
    const kept = await readDatabase(people[0].page, id);
    expect(kept.length).toBe(before + written.length);
    for (const { page } of people) {
      expect(await readScreen(page)).toEqual({ shown: kept, unsent: 0 });
    }
    expect(kept.map(({ sequence }) => sequence)).toEqual(kept.map((_, at) => at + 1));
    // Each once, whatever was sent again.
    const texts = kept.map(({ text }) => text).filter((text) => text !== 'deleted');
    expect(new Set(texts).size).toBe(texts.length);
  }).toPass({ timeout: 240_000 });
});

/** The last of one's own messages in sight, with the mouse. */
async function takeBackLast(page: Page): Promise<void> {
  const menu = thread(page).getByRole('button', { name: 'More about what you wrote' }).last();
  if (!(await menu.isVisible())) return;
  await menu.click();
  // What arrives meanwhile may push the message out of sight, and its menu goes with it.
  const isChosen = await page
    .getByRole('menuitem', { name: 'Delete' })
    .click({ timeout: MENU_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isChosen) return page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete message' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A quarter of all is sending. */
function strokeFrom(random: () => number, which: number, written: string[]): Stroke {
  const chance = random();
  if (chance < 0.3) return { kind: 'scroll' };
  if (chance < 0.65) return { kind: 'draft', text: `half a thought ${Math.floor(random() * 1e6)}` };
  if (chance < 0.75) return { kind: 'edit', text: `«${which} changed to ${random()}»` };
  const text = `«${which} says ${written.length}»`;
  written.push(text);
  return { kind: 'send', text };
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
