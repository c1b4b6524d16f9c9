import { expect, test } from '../fixtures/test.ts';

test('an admin goes through crashes, resolves one and opens it again by keyboard alone', async ({
  page,
  request,
  signInAs,
  visit,
}) => {
  const message = 'The journey broke on purpose';
  const crash = { message, stack: message, component_stack: '\n    at Journey', url: '/chat' };
  await request.post('/api/error-logs', { data: crash });
  await signInAs('admin');
  await visit('/admin/error-logs');
  const rows = page.getByRole('navigation', { name: 'Errors' }).getByRole('button');
  const heading = page.getByRole('region', { name: 'Details' }).getByRole('heading').first();
  await expect(heading).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('on purpose');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(message);
  await page.keyboard.press('e');
  await expect(page.getByText('No error matches')).toBeVisible();

  await page.goto('/admin/error-logs?status=resolved&search=on+purpose');
  await expect(heading).toHaveText(message);
  await page.keyboard.press('o');
  await expect(page.getByText('No error matches')).toBeVisible();

  await page.goto('/admin/error-logs');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
});
