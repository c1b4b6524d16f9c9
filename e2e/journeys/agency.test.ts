import { TEXTS } from '@callboard/contract/texts';
import type { Page } from '@playwright/test';
import { inviteColleague } from '../fixtures/invite-colleague.ts';
import { linkInMail } from '../fixtures/mailbox.ts';
import { comeIn, newAddress, PASSWORD } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';

/** One pixel: enough to be a logo. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function beginProfile(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add talent' }).first().click();
  await page.getByRole('menuitem', { name: 'Begin a profile' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByRole('button', { name: 'Add to roster' }).click();
  await expect(page.getByText(`${firstName} ${lastName} is on your roster`).first()).toBeVisible();
}

test('a new agent makes a business; whoever they invite joins from the mail and sees what is assigned', async ({
  page,
  browser,
}) => {
  const { businessPortfolio } = TEXTS;
  await comeIn(page, newAddress(), 'agent');
  await page.goto('/agent-onboarding');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: businessPortfolio.create }).click();
  const creating = page.getByRole('dialog', { name: businessPortfolio.dialogTitle });
  await creating
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await creating.getByLabel('Business name').fill('Lantern & Rye');
  await creating.getByRole('button', { name: businessPortfolio.create }).click();
  await expect(page.getByText(businessPortfolio.created.description).first()).toBeVisible();
  await expect(page.getByText(businessPortfolio.label, { exact: true }).first()).toBeVisible();

  await main.getByRole('link', { name: 'Add a talent' }).click();
  await beginProfile(page, 'Wren', 'Castellan');
  await page.keyboard.press('Escape');
  await beginProfile(page, 'Ivo', 'Marchetti');

  const colleagueAddress = newAddress();
  await inviteColleague(page, colleagueAddress);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const colleague = await context.newPage();
  await colleague.goto(
    await linkInMail(page.request, colleagueAddress, 'Lantern &amp; Rye invites you'),
  );
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Country').fill('United King');
  await colleague.getByRole('option', { name: 'United Kingdom' }).click();
  await colleague.getByRole('button', { name: 'Create account and join' }).click();
  await expect(colleague.getByText('Lantern & Rye').first()).toBeVisible();

  // She is on the team without a reload, and gets one of the two.
  await expect(page.getByText('Anneke Dorn').first()).toBeVisible();
  await page.goto('/managed-talent');
  await page.getByRole('link', { name: 'Wren Castellan' }).click();
  await page.getByRole('checkbox', { name: /Anneke Dorn/ }).check();
  await colleague.goto('/managed-talent');
  await expect(colleague.getByRole('link', { name: 'Wren Castellan' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Ivo Marchetti' })).toBeHidden();
  await context.close();
});
