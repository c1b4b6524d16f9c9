import { applicationEndpoints } from '@callboard/contract/applications';
import { authEndpoints } from '@callboard/contract/auth';
import { callReviewEndpoints } from '@callboard/contract/call-review';
import { fillPath } from '@callboard/contract/endpoint';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../fixtures/test.ts';

/** A window of a talent of the demo who has applied to a call. */
async function applyElsewhere(browser: Browser, callId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const data = { email: 'emmeline-otway@callboard.test', password: 'callboard-demo' };
  expect((await page.request.post(authEndpoints.login.path, { data })).status()).toBe(200);
  const me = await (await page.request.get(authEndpoints.me.path)).json();
  const { talentProfileId } = me.user;
  const applied = await page.request.post(
    fillPath(applicationEndpoints.apply.path, { id: callId }),
    { data: { talentProfileId, note: 'I know engines.', mediaIds: [], answers: [] } },
  );
  expect(applied.status()).toBe(201);
  await page.goto('/account');
  return page;
}

test('a moderator publishes, rejects and takes down calls by keyboard, and the next like a rejected one is known', async ({
  browser,
  page,
  visit,
  signInAs,
}) => {
  await signInAs('admin');
  await visit('/admin/casting-calls');
  const call = (name: string) => page.getByRole('article', { name });
  const find = async (text: string) => {
    await page.keyboard.press('/');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  await find('last ferry');
  await expect(call('The Ferryman')).toContainText('Nothing was noticed');
  const published = page.waitForResponse((answer) => answer.url().endsWith('/decision'));
  await page.keyboard.press('p');
  await expect(call('Passengers on the quay')).toContainText('Pay below floor');
  const [, callId = ''] = /casting-calls\/([^/]+)\/decision/.exec((await published).url()) ?? [];

  await find('harbour fair');
  const pirates = page.getByRole('button', { name: /Pirate ensemble/ });
  await expect(pirates).toContainText('Fee words');
  await expect(pirates).not.toContainText('Seen before');
  await expect(call('Hosts for the harbour stage').locator('mark').first()).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Asks for money' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveValue(/sends applicants elsewhere/);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const next = call('Pirate ensemble');
  await expect(next).toContainText('Seen before');
  await expect(next).toContainText('Hosts for the harbour stage');
  await expect(next).toContainText('sends applicants elsewhere');

  const theirs = await applyElsewhere(browser, callId);
  await find('ferryman');
  await page.keyboard.press('/');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'In review' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(call('The Ferryman')).toContainText('1 application');
  await page.keyboard.press('t');
  await expect(dialog).toContainText('Take down The Ferryman?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No call matches')).toBeVisible();
  // Nobody touched the other window.
  await expect(theirs.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible();
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByText('Call taken down: The Ferryman').first()).toBeVisible();
  const again = await page.request.post(fillPath(callReviewEndpoints.decide.path, { id: callId }), {
    data: { decision: 'take_down', reason: 'Twice.' },
  });
  expect(again.status()).toBe(409);
  await theirs.context().close();
});
