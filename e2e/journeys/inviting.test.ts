import { authEndpoints } from '@callboard/contract/auth';
import { TEXTS } from '@callboard/contract/texts';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../fixtures/test.ts';

/** Of the demo: a call that only the invited see. */
const PRODUCTION = 'PALE CIRCUIT';
const ROLE = 'THE ARCHIVIST';
const NEWS = `Invited to apply: ${ROLE}`;

/** The talent's own window, with the live connection standing. */
async function openTalent(browser: Browser): Promise<{ page: Page; profileId: string }> {
  const page = await (await browser.newContext()).newPage();
  const data = { email: 'talent@callboard.test', password: 'callboard-demo' };
  expect((await page.request.post(authEndpoints.login.path, { data })).status()).toBe(200);
  const { user } = await (await page.request.get(authEndpoints.me.path)).json();
  const connected = page.waitForEvent('websocket');
  await page.goto('/account');
  const socket = await connected;
  await socket.waitForEvent('framereceived', ({ payload }) => /^430/.test(String(payload)));
  return { page, profileId: user.talentProfileId };
}

test('a client invites a talent from their page, who hears of it at once and opens the call', async ({
  browser,
  page,
  visit,
  signInAs,
}) => {
  const talent = await openTalent(browser);
  await signInAs('client');
  await visit(`/talent/${talent.profileId}`);
  await page.getByRole('button', { name: 'Invite to role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to role' });
  const production = dialog.getByRole('combobox', { name: 'Production' });
  await production.fill(PRODUCTION);
  await page.getByRole('option', { name: PRODUCTION }).click();
  await dialog.getByRole('radio', { name: ROLE }).click();
  await dialog.getByLabel('Message').fill('Your reel made us think of the archive.');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Invited', { exact: true }).first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const there = talent.page;
  await expect(there.getByText(TEXTS.notifications.arrived, { exact: true }).first()).toBeVisible();
  await there.getByRole('button', { name: /^Notifications/ }).click();
  await there.getByRole('dialog').getByRole('button', { name: NEWS }).first().click();
  await expect(there).toHaveURL(/\/casting-calls\//);
  await expect(there.getByRole('heading', { level: 1, name: ROLE })).toBeVisible();
  await expect(there.getByText('You were invited.')).toBeVisible();

  await there.goto('/messaging');
  await expect(there.getByText('Your reel made us think of the archive.').first()).toBeVisible();

  // A second time nobody is told again.
  await page.getByRole('button', { name: 'Invite to role' }).click();
  await production.fill(PRODUCTION);
  await page.getByRole('option', { name: PRODUCTION }).click();
  await dialog.getByRole('radio', { name: ROLE }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('They were invited already').first()).toBeVisible();
});
