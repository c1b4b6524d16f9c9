import { authEndpoints } from '@callboard/contract/auth';
import { type Browser, expect, type Page, type WebSocket } from '@playwright/test';
import { Line } from '../fixtures/line.ts';
import { comeIn, newAddress } from '../fixtures/newcomer.ts';
import { test } from '../fixtures/test.ts';

const REASON = 'Asked three actors for a fee.';

/** A window of somebody new in a browser of their own, with the live connection standing. */
async function openElsewhere(browser: Browser, email: string, line?: Line): Promise<Page> {
  const context = await browser.newContext(line && { proxy: line.proxy });
  const page = await context.newPage();
  await comeIn(page, email);
  const connected = page.waitForEvent('websocket');
  await page.goto('/account');
  await joined(await connected);
  return page;
}

/** Until the wish to join one's own room is answered. */
async function joined(socket: WebSocket): Promise<void> {
  await socket.waitForEvent('framereceived', ({ payload }) =>
    /^43\d+\[true\]/.test(String(payload)),
  );
}

test('an admin finds someone, suspends and restores them by keyboard, and their window closes at once', async ({
  browser,
  page,
  visit,
  signInAs,
}) => {
  const email = newAddress();
  const theirs = await openElsewhere(browser, email);
  await signInAs('admin');
  await visit('/admin/users');
  const detail = page.getByRole('region', { name: 'Details' });

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(detail.getByText(email)).toBeVisible();
  await expect(page.getByText('1 person')).toBeVisible();

  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type(REASON);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  // Nobody touched the other window.
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByText(/Your account was suspended/)).toBeVisible();
  expect((await theirs.request.get(authEndpoints.me.path)).status()).toBe(401);

  await expect(detail.getByText(REASON)).toBeVisible();
  await expect(detail.getByRole('list', { name: 'Trail' })).toContainText('User suspended');
  await page.keyboard.press('s');
  await expect(dialog).toContainText('Restore Ottilie Grange?');
  await page.keyboard.type('It was somebody else.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(detail.getByText('Active')).toBeVisible();
  await theirs.context().close();
});

test('a window that only lost its line stays signed in', async ({ browser }) => {
  const line = await Line.lay();
  const page = await openElsewhere(browser, newAddress(), line);
  const back = page.waitForEvent('websocket');
  line.cut();
  line.mend();
  await joined(await back);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();
  line.takeDown();
});
