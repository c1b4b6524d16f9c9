import { TEXTS } from '@callboard/contract/texts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Where each role begins, and the first entry of its menu. */
const STARTS = {
  client: { path: '/', heading: 'Productions', menu: 'Dashboard' },
  talent: { path: '/profile', heading: 'Profile', menu: 'Profile' },
  agent: { path: '/talent-selection', heading: 'Talent Dashboard', menu: 'Profile' },
  admin: { path: '/', heading: 'Productions', menu: 'Users' },
} as const;

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

for (const [role, start] of Object.entries(STARTS)) {
  test(`the demo ${role} signs in, begins at ${start.path} and logs out`, async ({
    page,
    visit,
  }) => {
    await visit('/login');
    await signIn(page, `${role}@callboard.test`, 'callboard-demo');
    await expect(page).toHaveURL(start.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link').first()).toContainText(start.menu);
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: TEXTS.avatarMenu.account })).toBeVisible();
    await page.getByRole('menuitem', { name: TEXTS.avatarMenu.logout }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(TEXTS.logout.done.title, { exact: true })).toBeVisible();
  });
}

test('a wrong password is answered in plain words and keeps the address', async ({
  page,
  visit,
}) => {
  await visit('/login');
  await signIn(page, 'client@callboard.test', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('The email or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('client@callboard.test');
});

test('someone who was sent to sign in ends up where they wanted to go', async ({ page }) => {
  await page.goto('/production-roles/7?tab=applications');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, 'client@callboard.test', 'callboard-demo');
  await expect(page).toHaveURL('/production-roles/7?tab=applications');
});

test('a page for others says who may see it', async ({ page, signInAs, visit }) => {
  await signInAs('talent');
  await visit('/admin/users');
  await expect(page.getByRole('heading', { name: TEXTS.permissionDenied.title })).toBeVisible();
  await expect(page.getByText(TEXTS.permissionDenied.explanation)).toBeVisible();
  const facts = page.getByRole('main').getByRole('definition');
  await expect(facts).toHaveText(['talent', 'admin']);
});

test('a page that does not exist says so', async ({ page, visit }) => {
  await visit('/no/such/page');
  await expect(page.getByRole('heading')).toHaveText('There is nothing at this address');
});

test('on a phone the menu slides in, leads on and closes', async ({ page, signInAs, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('client');
  await visit('/dashboard');
  await page.getByRole('button', { name: /menu/i }).first().click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('Callboard')).toBeVisible();
  await menu.getByRole('link', { name: 'Tasks' }).click();
  await expect(page).toHaveURL('/tasks');
  await expect(menu).toBeHidden();
});

test('the doors can be used with the keyboard alone', async ({ page, visit }) => {
  await visit('/login');
  await page.keyboard.type('agent@callboard.test');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('callboard-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/talent-selection');
});
