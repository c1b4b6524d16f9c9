import { ROLES } from '@callboard/contract/roles';
import { TEXTS } from '@callboard/contract/texts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const addressesIn = (menu: Locator) =>
  menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The page of this address, with a title of its own: neither missing nor forbidden. */
async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(TEXTS.permissionDenied.title);
  await expect(heading).not.toHaveText('There is nothing at this address');
}

for (const role of ROLES) {
  test(`no link in the sidebar of ${role} leads nowhere`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const addresses = await addressesIn(menu);
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      await menu.locator(`a[href="${address}"]`).click();
      await expectPage(page, address ?? '');
      await expect(menu.locator(`a[href="${address}"]`)).toHaveAttribute('aria-current', 'page');
    }
  });
}

// The same list as in the sidebar, drawn by the same code: the longest stands for all.
test('no link in the mobile menu of an agent leads nowhere', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('agent');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const open = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog');
  await open.click();
  await expect(menu).toBeVisible();
  const addresses = await addressesIn(menu.getByRole('navigation'));
  expect(addresses.length).toBeGreaterThan(4);
  await menu.getByRole('button', { name: 'Close' }).click();
  for (const address of addresses) {
    await open.click();
    await menu.locator(`a[href="${address}"]`).click();
    await expect(menu).toBeHidden();
    await expectPage(page, address ?? '');
  }
});
