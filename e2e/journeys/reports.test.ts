import { authEndpoints } from '@callboard/contract/auth';
import type { Browser, Page } from '@playwright/test';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'callboard-demo';
const MESSAGE_ID = demoId('message/julian/0');
const CONVERSATION = `/messaging/${demoId('conversation/julian')}`;
const REASON = 'Ringing people at night is not how we cast.';

/** Somebody else's device. */
async function openElsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').focus();
  await page.getByLabel('Email').press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

/** A talent reports the first thing that somebody wrote to them. */
async function report(browser: Browser): Promise<void> {
  const page = await openElsewhere(browser);
  const data = { email: 'jun-seo-pak@callboard.test', password: PASSWORD };
  expect((await page.request.post(authEndpoints.login.path, { data })).status()).toBe(200);
  await page.goto(CONVERSATION);
  const message = page.getByRole('listitem').filter({ hasText: 'you made the room laugh' });
  await message
    .getByRole('button', { name: /^(More|Options|Actions)/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Report message' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Harassment' }).press('Space');
  await dialog.getByLabel('Anything that helps us').focus();
  await page.keyboard.type('She rings after midnight.');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(page.getByText('Report received', { exact: true })).toBeVisible();
  await page.context().close();
}

test('a reported message leads to a suspension, an appeal and back in, by keyboard alone', async ({
  browser,
  page,
  visit,
  signInAs,
}) => {
  await report(browser);

  await signInAs('admin');
  await visit(`/admin/reports?id=message.${MESSAGE_ID}`);
  const around = page.getByRole('list', { name: 'The message and those around it' });
  await expect(around.getByRole('listitem').filter({ hasText: 'Reported' })).toContainText(
    'you made the room laugh',
  );
  await expect(page.getByText('She rings after midnight.')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await page.keyboard.type(REASON);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Decided: suspend', { exact: true })).toBeVisible();
  // The next one is open.
  await expect(page).not.toHaveURL(new RegExp(MESSAGE_ID));
  await expect(page.getByRole('button', { name: 'Dismiss D' })).toBeVisible();

  const theirs = await openElsewhere(browser);
  await theirs.goto('/login');
  await signIn(theirs, 'loretta-haskins@callboard.test');
  await expect(theirs.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expect(theirs.getByText(REASON)).toBeVisible();
  await expect(theirs.getByLabel('Is this a mistake?')).toBeFocused();
  await theirs.keyboard.type('I was in another time zone.');
  await theirs.keyboard.press('Tab');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { name: 'We will look again' })).toBeVisible();

  await visit('/admin/reports?tab=appeals');
  const person = page.getByRole('heading', { level: 2, name: 'Loretta Haskins' }).first();
  await expect(page.getByRole('navigation', { name: 'Appeals' })).toContainText('Loretta Haskins');
  await page.keyboard.press('j');
  await expect(person).toBeVisible();
  await expect(page.getByText('I was in another time zone.')).toBeVisible();
  await page.keyboard.press('o');
  await page.keyboard.type('It was daytime where she was.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Appeal overturned', { exact: true })).toBeVisible();

  await theirs.getByRole('button', { name: 'Sign in with another account' }).press('Enter');
  await signIn(theirs, 'loretta-haskins@callboard.test');
  await expect(theirs.getByRole('banner')).toBeVisible();
  await expect(theirs).not.toHaveURL(/login/);
  await theirs.context().close();
});
