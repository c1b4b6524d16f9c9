import { expect, test } from '../fixtures/test.ts';

test('the API can be read as a page', async ({ page, visit }) => {
  await visit('/api/docs');
  await page.getByText('/api/auth/login').click();
  const opened = page.locator('details[open]');
  await expect(opened.getByText('INVALID_CREDENTIALS')).toBeVisible();
});

test('the mailbox is there while no mail server is configured', async ({ page, visit }) => {
  await visit('/mailbox');
  await expect(page.getByRole('heading')).toHaveText('Mailbox');
});
