import { randomUUID } from 'node:crypto';
import { authEndpoints } from '@callboard/contract/auth';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const ROLE = 'HARBOUR MASTER';

/** Another browser, signed in as a demo account. */
async function openAs(browser: Browser, role: 'talent' | 'client'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const response = await context.request.post(authEndpoints.login.path, {
    data: { email: `${role}@callboard.test`, password: 'callboard-demo' },
  });
  expect(response.status()).toBe(200);
  return context.newPage();
}

async function chooseOption(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** A production with one role, published to everyone, through the short steps. */
async function publishRole(page: Page, title: string): Promise<void> {
  await page.goto('/productions/create');
  await page.getByLabel('Title').fill(title);
  await chooseOption(page, 'Type', 'Feature film');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who makes it, where and when?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add role' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill(ROLE);
  await sheet.getByLabel('Playing age from').fill('28');
  await sheet.getByLabel('Playing age to').fill('34');
  await sheet.getByRole('button', { name: 'Add role' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Publish 1 role…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish call' }).click();
  await expect(page).toHaveURL(/\/productions\/[\w-]+$/);
}

test('a role is cast: published, applied to, shortlisted by a key, closed and answered', async ({
  page,
  browser,
  signInAs,
}) => {
  const title = `The Salt Ledger ${randomUUID().slice(0, 6)}`;
  await signInAs('client');
  await publishRole(page, title);
  await page.getByRole('link', { name: ROLE }).first().click();
  await expect(page).toHaveURL(/\/production-roles\//);
  await page.getByRole('tab', { name: /^Applications/ }).click();

  const talent = await openAs(browser, 'talent');
  await talent.goto(`/opportunities?search=${encodeURIComponent(title)}`);
  const call = talent.getByRole('article').filter({ hasText: title });
  await expect(call).toContainText('Playing age 28–34.');
  await expect(call).toContainText(/fits (\d+) of \1/);
  await call.getByRole('link', { name: /^Apply/ }).click();
  const photos = talent.getByRole('group', { name: /Photos and media/ }).getByRole('checkbox');
  // The face of the profile is chosen already; the second by keyboard.
  await expect(photos.nth(0)).toBeChecked();
  await photos.nth(1).press('Space');
  await expect(photos.nth(1)).toBeChecked();
  await talent.getByRole('button', { name: 'Send application' }).click();
  await expect(talent.getByText('Submitted').first()).toBeVisible();

  // Nothing was reloaded: the face comes by itself.
  const faces = page.getByRole('grid', { name: 'Applicants' });
  await expect(faces.getByText('Mara Okonjo-Lyle')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('3');
  await expect(page.getByText(/Shortlisted/).first()).toBeVisible();

  // The talent hears of it once it can no longer be undone.
  await expect(talent.getByText('Shortlisted').first()).toBeVisible({ timeout: 40_000 });
  await expect(talent.getByRole('button', { name: /notifications/i })).toContainText(/\d/);

  await page.getByRole('button', { name: 'More about the call' }).click();
  await page.getByRole('menuitem', { name: /^Close/ }).click();
  const closing = page.getByRole('dialog');
  await expect(closing.getByText(/1 person/)).toBeVisible();
  await closing.getByRole('button', { name: 'Close the call' }).click();
  await expect(closing).toBeHidden();
  await expect(talent.getByText('Not selected').first()).toBeVisible();
  await talent.context().close();
});
