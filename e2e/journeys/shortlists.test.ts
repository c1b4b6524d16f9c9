import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Someone without an account, on a phone. */
async function openAsVisitor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** The role with most applicants of a production of the demo. */
async function openApplicants(page: Page): Promise<void> {
  await page.goto('/productions');
  await page.getByRole('link', { name: 'WEIGHBRIDGE NINE' }).first().click();
  await page.getByRole('link', { name: 'DI RHONA TAIT' }).first().click();
  await page.getByRole('tab', { name: /^Applications/ }).click();
  await expect(page.getByRole('grid', { name: 'Applicants' })).toBeVisible();
}

test('faces are put on a list and shared; a director rates them without an account', async ({
  page,
  browser,
  signInAs,
}) => {
  const name = `First look ${randomUUID().slice(0, 6)}`;
  await signInAs('client');
  await openApplicants(page);
  const cells = page.getByRole('gridcell');
  await page.keyboard.press('j');
  await expect(cells.nth(0)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'To a list' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to shortlist' });
  const isOther = adding.getByRole('radio', { name: 'A new list' });
  const newName = adding.getByRole('textbox', { name: 'Name of the new list' });
  await expect(isOther.or(newName).first()).toBeVisible();
  if (await isOther.isVisible()) await isOther.click();
  await newName.fill(name);
  await adding.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('button', { name: 'Open list' }).click();

  // By keys: the second face goes before the first.
  const faces = page.getByRole('list', { name: 'Faces' });
  const names = faces.getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(2);
  const [first = '', second = ''] = await names.allTextContents();
  const grip = faces.getByRole('button', { name: `Move ${second}` });
  await grip.focus();
  await grip.press('Space');
  await expect(page.getByText(new RegExp(`^${second}.* place 2 of 2\\.$`))).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`${second}: place 1 of 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names).toHaveText([second, first]);

  await page.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog');
  await sharing.getByRole('textbox', { name: 'For whom' }).fill('Director');
  await sharing.getByRole('button', { name: 'Make a link' }).click();
  const address = await sharing.getByRole('textbox', { name: 'Address of the link' }).inputValue();

  const visitor = await openAsVisitor(browser, address);
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Ana Duarte');
  await visitor.getByRole('button', { name: 'Look at the faces' }).click();
  await expect(visitor.getByRole('heading', { name: second })).toBeVisible();
  await visitor.getByRole('button', { name: /^4 of 5/ }).tap();
  await visitor.getByRole('textbox', { name: 'Comment' }).fill('That stillness.');
  await expect(visitor.getByText('Saved', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('textbox', { name: 'Comment' })).toHaveValue('That stillness.');

  // Nothing was reloaded: what was said comes by itself.
  await sharing.getByRole('button', { name: 'Close' }).click();
  const face = faces.getByRole('listitem').filter({ hasText: second }).first();
  await expect(face.getByText('That stillness.')).toBeVisible();
  await expect(face.getByText('Ana Duarte')).toBeVisible();
  await expect(face.getByRole('img', { name: '4 of 5' })).toBeVisible();

  await page.getByRole('button', { name: /^Share/ }).click();
  await sharing.getByRole('button', { name: 'Revoke the link for Director' }).click();
  await expect(sharing.getByText(/· revoked/)).toBeVisible();
  await sharing.getByRole('button', { name: 'Close' }).click();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link is no longer open' })).toBeVisible();
  await visitor.context().close();
});
