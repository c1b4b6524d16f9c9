import { accountEndpoints } from '@callboard/contract/account';
import { authEndpoints } from '@callboard/contract/auth';
import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import type { Page } from '@playwright/test';
import { inviteColleague } from '../fixtures/invite-colleague.ts';
import { linkInMail } from '../fixtures/mailbox.ts';
import { comeIn, newAddress, PASSWORD } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const standing = (page: Page) => page.getByRole('region', { name: 'Pro', exact: true });

async function payWithACardThatWorks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Rehearsal of a payment' })).toBeVisible();
  await expect(page.getByText('Trying out: no money moves.')).toBeVisible();
  await press(page, 'Pay with a card that works');
  await expect(page.getByRole('status', { name: 'Thank you' })).toBeVisible();
  await expect(page).toHaveURL(/\/go-pro(\?portfolioId=[\w-]+)?$/);
}

async function cancelInTwoClicks(page: Page): Promise<void> {
  await press(page, 'Cancel Pro');
  const dialog = page.getByRole('dialog', { name: 'Cancel Pro?' });
  await expect(dialog.getByText(/^Nothing is deleted/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(standing(page).getByText(/Ends on \d/)).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function neverWiderThan(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
}

test('a talent upgrades with the embedded provider, cancels in two clicks and keeps Pro', async ({
  page,
  visit,
}) => {
  await comeIn(page);
  await visit('/analytics');
  await page.getByRole('link', { name: 'See what Pro includes' }).click();
  await expect(page).toHaveURL('/go-pro');
  await expect(page.getByRole('list', { name: 'Always free' })).toBeVisible();
  await visit('/go-pro');

  await page.getByRole('radio', { name: 'Yearly, two months free' }).click();
  await expect(page).toHaveURL('/go-pro?interval=yearly');
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await press(page, 'Go Pro');
  await press(page, 'Pay with a card that is declined');
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.');
  await payWithACardThatWorks(page);
  await expect(standing(page).getByText('£6 a month')).toBeVisible();

  await page.getByRole('link', { name: 'See your analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what Pro includes' })).toBeHidden();

  await visit('/go-pro');
  await cancelInTwoClicks(page);
  await press(page, 'Keep Pro');
  await expect(standing(page).getByText(/Renews on \d/)).toBeVisible();

  await press(page, 'Switch to yearly');
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(standing(page).getByText('£60 a year')).toBeVisible();
  await standing(page)
    .getByRole('button', { name: /^Switch to monthly on/ })
    .click();
  await expect(standing(page).getByText(/Monthly from \d/)).toBeVisible();
  await press(page, 'Stay yearly');
  await expect(standing(page).getByText(/Renews on \d/)).toBeVisible();
});

test('on a phone a talent upgrades, loses a payment, mends it, and lets Pro end', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await comeIn(page);
  await visit('/go-pro');
  await neverWiderThan(page, PHONE.width);
  await press(page, 'Go Pro');
  await expect(page.getByRole('heading', { name: 'Rehearsal of a payment' })).toBeVisible();
  await neverWiderThan(page, PHONE.width);
  await payWithACardThatWorks(page);
  await neverWiderThan(page, PHONE.width);

  await press(page, 'With a card that is declined');
  const failed = page.getByRole('region', { name: 'The last payment failed' });
  await expect(failed.getByText(/Pro stays until \d/)).toBeVisible();
  await press(page, 'With a card that works');
  await expect(failed).toBeHidden();

  await cancelInTwoClicks(page);
  await press(page, 'Let the period end now');
  await expect(page.getByText('Pro has ended here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Pro' })).toBeVisible();

  const name = { firstName: LONG_NAME, lastName: LONG_NAME };
  expect((await page.request.patch(accountEndpoints.update.path, { data: name })).status()).toBe(
    200,
  );
  await page.goto('/account');
  await expect(page.getByText(`Free, for ${LONG_NAME}`)).toBeVisible();
  await neverWiderThan(page, PHONE.width);
  await page.goto('/go-pro');
  await expect(page.getByRole('button', { name: 'Go Pro' })).toBeVisible();
  await neverWiderThan(page, PHONE.width);
});

test('an agency’s owner buys for the portfolio, and an employee reads whom to ask', async ({
  page,
  browser,
}) => {
  await comeIn(page, newAddress(), 'agent');
  await page.goto('/go-pro');
  await expect(page.getByText('Pro is for a business portfolio')).toBeVisible();
  const made = await page.request.post(businessPortfolioEndpoints.create.path, {
    data: { name: 'Lantern & Sable' },
  });
  expect(made.status()).toBe(201);

  const colleagueAddress = newAddress();
  await inviteColleague(page, colleagueAddress);

  const context = await browser.newContext({ viewport: DESK });
  const colleague = await context.newPage();
  await colleague.goto(
    await linkInMail(page.request, colleagueAddress, 'Lantern &amp; Sable invites you'),
  );
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Country').fill('United King');
  await colleague.getByRole('option', { name: 'United Kingdom' }).click();
  await colleague.getByRole('button', { name: 'Create account and join' }).click();
  await expect(colleague.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await colleague.goto('/go-pro');
  const whom = 'Only the owner and the admins of Lantern & Sable can buy Pro. Ask Ottilie Grange.';
  await expect(colleague.getByText(whom)).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Go Pro' })).toBeHidden();

  // Of two agencies the one that is not the first: reloading the payment does not mix them up.
  await page.request.post(businessPortfolioEndpoints.create.path, { data: { name: 'Aspen' } });
  const { id } = await made.json();
  await page.goto(`/go-pro?portfolioId=${id}`);
  await expect(page.getByText('for Lantern & Sable')).toBeVisible();
  await press(page, 'Go Pro');
  await expect(page.getByRole('heading', { name: 'Rehearsal of a payment' })).toBeVisible();
  await page.reload();
  await payWithACardThatWorks(page);
  await expect(page.getByText('for Lantern & Sable')).toBeVisible();
  await expect(standing(page).getByText('£29 a month')).toBeVisible();
  await page.goto(`/business-management?portfolioId=${id}`);
  await expect(page.getByRole('link', { name: 'Pro plan' })).toBeVisible();

  await colleague.reload();
  await expect(standing(colleague).getByText('£29 a month')).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Cancel Pro' })).toBeHidden();
  const me = await (await colleague.request.get(authEndpoints.me.path)).json();
  expect(me.user.subscriptionPlan).toBe('pro');
  await context.close();
});
