import { ROLES } from '@callboard/contract/roles';
import { expect, test } from '../fixtures/test.ts';

for (const role of ROLES) {
  test(`the demo ${role} signs in, is greeted and logs out`, async ({ page, visit }) => {
    await visit('/login');
    await page.getByLabel('Email').fill(`${role}@callboard.test`);
    await page.getByLabel('Password').fill('callboard-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(`Signed in as ${role}`)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/');
    await expect(page).toHaveURL('/login');
  });
}

test('a wrong password is answered in plain words and keeps the address', async ({
  page,
  visit,
}) => {
  await visit('/login');
  await page.getByLabel('Email').fill('client@callboard.test');
  await page.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('client@callboard.test');
});

test('someone signed in goes straight in', async ({ page, signInAs, visit }) => {
  await signInAs('agent');
  await visit('/');
  await expect(page.getByText('Signed in as agent')).toBeVisible();
});

test('a page that does not exist says so', async ({ page, visit }) => {
  await visit('/no/such/page');
  await expect(page.getByRole('heading')).toHaveText('There is nothing at this address');
});
