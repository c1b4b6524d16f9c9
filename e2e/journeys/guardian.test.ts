import { authEndpoints } from '@callboard/contract/auth';
import type { Page } from '@playwright/test';
import { linkInMail } from '../fixtures/mailbox.ts';
import { newAddress, PASSWORD } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';

/** Goes there with the keyboard and presses it. */
async function press(page: Page, name: string | RegExp, within = page.getByRole('main')) {
  await within.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

async function signInAsHester(page: Page): Promise<void> {
  const data = { email: 'hester-grange@callboard.test', password: 'callboard-demo' };
  const answer = await page.request.post(authEndpoints.login.path, { data });
  expect(answer.status()).toBe(200);
}

test('a guardian adds a child, sees to the licence, and hands over who has grown up', async ({
  page,
  visit,
  browser,
}) => {
  await signInAsHester(page);
  await visit('/account');

  await press(page, 'Add a child');
  const adding = page.getByRole('dialog', { name: 'Add a child' });
  await expect(adding.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Juniper');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grange');
  await adding.getByLabel('Date of birth').fill('2017-04-09');
  await adding.getByRole('combobox', { name: 'Who you are to the child' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Parent' }).press('Enter');
  await adding.getByRole('checkbox').press('Space');
  await press(page, 'Add the child', adding);
  await expect(page.getByText("You keep Juniper's profile now").first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Whose profile' })).toHaveText('Juniper Grange');

  await press(page, 'Fill in');
  const papers = page.getByRole('dialog', { name: 'Licence and chaperone of Juniper' });
  await papers.getByLabel('Licence given by').fill('Calderdale Council');
  await papers.getByLabel('Last day').fill('2099-06-30');
  await papers.getByLabel('Chaperone', { exact: true }).fill('Nell Orchard');
  await press(page, 'Save', papers);
  await expect(page.getByText('Licence valid until 30 June 2099')).toBeVisible();

  const email = newAddress();
  await visit('/account');
  await press(page, 'Hand over');
  await page.getByLabel("Rufus's own e-mail address").fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A link is on its way to Rufus').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link sent' })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const rufus = await context.newPage();
  await rufus.goto(await linkInMail(page.request, email, 'Hester Grange hands your'));
  await expect(rufus.getByText(/Hester Grange hands the profile over to you/)).toBeVisible();
  await rufus.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await rufus.getByLabel('Country').fill('United King');
  await rufus.getByRole('option', { name: 'United Kingdom' }).click();
  await rufus.getByLabel('Date of birth').fill('2008-01-02');
  await rufus.getByRole('button', { name: 'Claim the profile' }).press('Enter');
  await expect(rufus).toHaveURL('/profile');
  await context.clearCookies();
  const login = { email, password: PASSWORD };
  const again = await context.request.post(authEndpoints.login.path, { data: login });
  expect(again.status()).toBe(200);
  await context.close();

  // Whoever kept it has no part in it any more.
  await page.reload();
  await expect(page.getByText('Juniper Grange')).toBeVisible();
  await expect(page.getByText('Rufus Grange')).toBeHidden();
});
