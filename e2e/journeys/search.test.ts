import { TEXTS } from '@callboard/contract/texts';
import { expect, test } from '../fixtures/test.ts';

test('a client finds a role despite a slip of the finger and goes there by keyboard', async ({
  page,
  signInAs,
  visit,
}) => {
  await signInAs('client');
  await visit('/account');
  const box = page.getByPlaceholder(TEXTS.search.placeholder);
  await box.fill('Rohna Tait');
  await expect(page.getByRole('option', { name: /DI RHONA TAIT/ }).first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/production-roles\/[\w-]+$/);
});

test('a client searches on a phone, and finds nothing where there is nothing', async ({
  page,
  signInAs,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('client');
  await visit('/account');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder(TEXTS.search.placeholder).fill('xylophonist');
  await expect(page.getByText(TEXTS.search.empty)).toBeVisible();
});

test('others see the box and cannot use it', async ({ page, signInAs, visit }) => {
  await signInAs('talent');
  await visit('/account');
  await expect(page.getByPlaceholder(TEXTS.search.placeholderDisabled)).toBeDisabled();
});
