import { authEndpoints } from '@callboard/contract/auth';
import { verificationEndpoints } from '@callboard/contract/verification';
import type { Browser, Page } from '@playwright/test';
import { comeIn, newAddress } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';

const ADMIN = { email: 'admin@callboard.test', password: 'callboard-demo' };

/** Another device, of an admin. */
async function openAsAdmin(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const answer = await context.request.post(authEndpoints.login.path, { data: ADMIN });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

/** A picture of a paper. */
async function drawPaper(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
    canvas.getContext('2d')?.fillRect(40, 40, 300, 20);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Asks with a statement and a picture of a document, on the account page and by keyboard. */
async function ask(page: Page, statement: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Get verified: professional' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Professional verification' });
  await expect(dialog.getByLabel('Statement')).toBeFocused();
  await page.keyboard.type(statement);
  const buffer = await drawPaper(page);
  const file = { name: 'programme.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('list', { name: 'Files' })).toContainText('programme.jpg');
  await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Withdraw: professional' })).toBeVisible();
}

/** The request that waits, by its id. */
async function pendingId(page: Page): Promise<string> {
  const { items } = await (await page.request.get(verificationEndpoints.own.path)).json();
  return items[0].id;
}

async function ownProfileId(page: Page): Promise<string> {
  const { user } = await (await page.request.get(authEndpoints.me.path)).json();
  return user.talentProfileId;
}

const rowOf = (page: Page) =>
  page.getByRole('list', { name: 'Verification' }).locator('li').first();

test('a talent asks, an admin approves by keyboard, and the badge appears without a reload', async ({
  page,
  browser,
}) => {
  await comeIn(page, newAddress());
  await ask(page, 'Nine years on stage in Leeds.');
  await expect(rowOf(page)).toContainText('Waiting');
  const other = await page.context().newPage();
  await other.goto(`/talent/${await ownProfileId(page)}`);
  const badge = other.getByRole('img', { name: 'Verified professional' });
  await expect(other.getByRole('heading', { level: 1, name: 'Ottilie Grange' })).toBeVisible();
  await expect(badge).toHaveCount(0);
  for (const each of [page, other]) {
    await each.evaluate(() => Object.assign(window, { isSameWindow: true }));
  }

  const admin = await openAsAdmin(browser);
  const id = await pendingId(page);
  await admin.goto(`/admin/verification?id=${id}`);
  await expect(admin.getByRole('heading', { name: 'Ottilie Grange' })).toBeVisible();
  const picture = admin.getByRole('img', { name: 'programme.jpg' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await admin.keyboard.press('+');
  await expect(admin.getByRole('region', { name: /1.5 times/ })).toBeVisible();
  await admin.keyboard.press('a');
  await expect(admin.getByText('Approved: Ottilie Grange').first()).toBeVisible();
  // The next one is open, whoever asked.
  await expect(admin).not.toHaveURL(new RegExp(id));
  await expect(admin.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();

  await expect(rowOf(page)).toContainText('Verified');
  await expect(badge).toBeVisible();
  for (const each of [page, other]) {
    expect(await each.evaluate(() => 'isSameWindow' in window)).toBe(true);
  }
  await admin.context().close();
});

test('of two admins at once one decides, and the other is told and sees the next one', async ({
  page,
  browser,
}) => {
  await comeIn(page, newAddress());
  await ask(page, 'I am professional.');
  const id = await pendingId(page);
  const [first, second] = [await openAsAdmin(browser), await openAsAdmin(browser)];
  for (const admin of [first, second]) {
    await admin.goto(`/admin/verification?id=${id}`);
    await expect(admin.getByRole('heading', { name: 'Ottilie Grange' })).toBeVisible();
  }

  await first.keyboard.press('r');
  await expect(first.getByRole('dialog')).toBeVisible();
  await first.getByLabel('Reason').press('Control+A');
  await first.keyboard.type('Please add something we can look at.');
  await first.keyboard.press('Tab');
  await first.keyboard.press('Tab');
  await first.keyboard.press('Enter');
  await expect(first.getByText('Rejected: Ottilie Grange').first()).toBeVisible();

  await second.keyboard.press('a');
  await expect(second.getByText('Decided in the meantime').first()).toBeVisible();
  await expect(second).not.toHaveURL(new RegExp(id));

  await expect(rowOf(page)).toContainText('Please add something we can look at.');
  await page.getByRole('button', { name: 'Ask again: professional' }).press('Enter');
  await expect(page.getByLabel('Statement')).toHaveValue('I am professional.');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const admin of [first, second]) await admin.context().close();
});
