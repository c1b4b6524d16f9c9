import { authEndpoints } from '@callboard/contract/auth';
import { TEXTS } from '@callboard/contract/texts';
import { type Browser, expect, type Page, request, test } from '@playwright/test';
import { type OwnServer, startOwnServers } from '../fixtures/own-servers.ts';

const LOGIN = { email: 'talent@callboard.test', password: 'callboard-demo' };
const NEWS = 'New sign-in to your account';

test.describe.configure({ mode: 'serial' });

let servers: OwnServer[] = [];
let stopAll = async () => {};

test.beforeAll(async () => {
  ({ servers, stopAll } = await startOwnServers(2));
});

test.afterAll(() => stopAll());

/** A window of the demo talent's at this server, with the live connection standing. */
async function openWindow(browser: Browser, { url }: OwnServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  expect((await context.request.post(authEndpoints.login.path, { data: LOGIN })).status()).toBe(
    200,
  );
  const page = await context.newPage();
  const connected = page.waitForEvent('websocket');
  await page.goto('/invitations');
  const socket = await connected;
  // The answer to the wish to join one's own room.
  await socket.waitForEvent('framereceived', ({ payload }) => /^430/.test(String(payload)));
  return page;
}

/** Another device signs in, of which the server tells the account's owner. */
async function causeNews({ url }: OwnServer): Promise<void> {
  const device = await request.newContext({
    baseURL: url,
    userAgent: `Another device, ${Date.now()}`,
  });
  expect((await device.post(authEndpoints.login.path, { data: LOGIN })).status()).toBe(200);
  await device.dispose();
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

async function unreadIn(page: Page): Promise<number> {
  const name = await bellOf(page).getAttribute('aria-label');
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0);
}

async function expectUnread(pages: Page[], count: number): Promise<void> {
  for (const page of pages) await expect.poll(() => unreadIn(page)).toBe(count);
}

async function expectToast(page: Page): Promise<void> {
  await expect(page.getByText(TEXTS.notifications.arrived, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(NEWS, { exact: true }).first()).toBeVisible();
}

for (const [where, at] of [
  ['on one server', [0, 0]],
  ['on two servers', [0, 1]],
] as const) {
  test(`news reach both windows of one person ${where}, and reading in one is seen in the other`, async ({
    browser,
  }) => {
    const [first, second] = at.map((index) => servers[index] as OwnServer) as [
      OwnServer,
      OwnServer,
    ];
    const here = await openWindow(browser, first);
    const there = await openWindow(browser, second);
    const before = await unreadIn(here);
    await causeNews(first);
    await Promise.all([expectToast(here), expectToast(there)]);
    await causeNews(second);
    await expectUnread([here, there], before + 2);

    await bellOf(here).click();
    await here.getByRole('dialog').getByRole('button', { name: NEWS }).first().click();
    await expect(here).toHaveURL('/account');
    await expectUnread([here, there], before + 1);

    await bellOf(there).click();
    await there.getByRole('button', { name: TEXTS.notifications.markAll }).click();
    await expectUnread([here, there], 0);
  });
}

test('a server that was killed is found again, with all that happened meanwhile', async ({
  browser,
}) => {
  const [killed, other] = servers as [OwnServer, OwnServer];
  const page = await openWindow(browser, killed);
  const before = await unreadIn(page);
  await killed.kill();
  await causeNews(other);
  await causeNews(other);
  await killed.restart();
  await expectUnread([page], before + 2);
  // And it is live again.
  await causeNews(killed);
  await expectToast(page);
  await expectUnread([page], before + 3);
});

test('a session that is ended elsewhere sends its window to the login page at once', async ({
  browser,
}) => {
  const [first, second] = servers as [OwnServer, OwnServer];
  const page = await openWindow(browser, first);
  const elsewhere = await request.newContext({ baseURL: second.url });
  await elsewhere.post(authEndpoints.login.path, { data: LOGIN });
  await elsewhere.post(authEndpoints.endOtherSessions.path);
  await expect(page).toHaveURL(/\/login/);
});
