import type { Page } from '@playwright/test';
import { linkInMail } from '../fixtures/mailbox.ts';
import { comeIn, newAddress, PASSWORD, register } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a newcomer registers, confirms the address from the mail and is in', async ({
  page,
  visit,
}) => {
  const email = newAddress();
  await visit('/register');
  await register(page, email);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/profile');
});

test('a form with mistakes names each of them and keeps what was typed', async ({
  page,
  visit,
}) => {
  await visit('/register');
  await page.getByLabel('First name').fill('Ned');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('This password is too easy to guess')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ned');
});

test('a forgotten password is replaced from the mail, and other devices are out', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await comeIn(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/forgot-password');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  await elsewhere.goto(await linkInMail(elsewhere.request, email, 'Choose a new password'));
  await elsewhere.getByLabel('New password').fill('another tide, another table');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere).toHaveURL('/profile');

  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email, 'another tide, another table');
  await expect(page).toHaveURL('/profile');
  await elsewhere.context().close();
});

test('the eleventh wrong password is refused with a clear message', async ({ page, visit }) => {
  const email = newAddress();
  await visit('/login');
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await page.request.post('/api/auth/login', {
      data: { email, password: 'wrong' },
    });
    expect(answer.status()).toBe(401);
  }
  await signIn(page, email, 'wrong');
  await expect(page.getByRole('alert')).toContainText('Too many tries. Please wait a little.');
});

test('someone sees their devices, signs one out, and then all others', async ({
  page,
  browser,
  visit,
}) => {
  const email = newAddress();
  await comeIn(page, email);
  const others: Page[] = [];
  for (let opened = 0; opened < 3; opened += 1) {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, email, PASSWORD);
    await expect(other).toHaveURL('/profile');
    others.push(other);
  }
  await visit('/account');
  const signOut = page.getByRole('button', { name: /^Sign out .+ on/ });
  await expect(signOut).toHaveCount(3);
  await signOut.first().click();
  await expect(signOut).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(signOut).toHaveCount(0);
  for (const other of others) {
    await other.goto('/profile');
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  }
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
});

test('names, theme, password and address are changed in the account', async ({ page, visit }) => {
  const email = newAddress();
  await comeIn(page, email);
  await visit('/account');
  await page.getByLabel('First name').fill('Sorrel');
  await page.getByRole('button', { name: 'Save names' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('not it');
  await dialog.getByLabel('New password').fill('a rather different one');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The password is wrong', { exact: true })).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();

  const changed = newAddress();
  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByLabel('New email').fill(changed);
  await dialog.getByLabel('Your password').fill('a rather different one');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(await linkInMail(page.request, changed, 'Confirm your new email address'));
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL('/profile');
  await visit('/account');
  await expect(page.getByRole('main').getByText(changed)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Sorrel');
});
