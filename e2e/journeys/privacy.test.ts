import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { linkInMail } from '../fixtures/mailbox.ts';
import { comeIn, newAddress, PASSWORD } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { unzip } from '../fixtures/unzip.ts';

/** By keyboard, as whoever uses no mouse does. */
const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};

test('a talent takes a copy of everything, asks to be deleted and stays', async ({
  page,
  visit,
}) => {
  const email = newAddress();
  await comeIn(page, email);
  await visit('/account');
  await press(page.getByRole('button', { name: 'Ask for a copy' }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your data is being gathered', { exact: true })).toBeVisible();

  const link = await linkInMail(page.request, email, 'Your data is ready');
  const mailed = await page.request.get(link);
  expect(mailed.headers()['content-type']).toBe('application/zip');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('link', { name: 'Download' })),
  ]);
  expect(download.suggestedFilename()).toBe('callboard-data.zip');
  const content = await readFile(await download.path());
  expect(content.equals(await mailed.body())).toBe(true);
  const files = await unzip(content);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['index.html', 'data/account.json', 'data/messages.json']),
  );
  expect(JSON.parse(files.get('data/account.json') ?? '')).toMatchObject([
    { email, first_name: 'Ottilie', last_name: 'Grange', role: 'talent' },
  ]);

  await press(page.getByRole('button', { name: 'Delete my account' }));
  await page.getByRole('dialog').getByLabel('Your password').focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const banner = page.getByRole('region', { name: 'Your account will be deleted' });
  await expect(banner).toBeVisible();
  await linkInMail(page.request, email, 'Your account will be deleted');
  await press(banner.getByRole('button', { name: 'Keep my account' }));
  await expect(page.getByText('Your account stays', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
