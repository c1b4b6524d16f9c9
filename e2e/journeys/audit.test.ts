import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';

test('an admin narrows the trail to a person, opens an entry and exports it by keyboard alone', async ({
  page,
  signInAs,
  visit,
}) => {
  await signInAs('admin');
  await visit('/admin/audit');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('tobias finch');
  await expect(page.getByRole('option', { name: /Tobias Finch/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/actorUserId=/);
  await expect(rows.filter({ hasText: 'Imogen Farrell' })).toHaveCount(0);
  await expect(rows.first()).toContainText('Tobias Finch');

  await page.keyboard.press('Tab');
  await page.keyboard.type('profile changed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/act=talent-profiles/);
  await expect(rows.first()).toContainText('for Mara Okonjo-Lyle');
  // Out of the boxes: from here on the keys go through the entries.
  for (let times = 0; times < 20 && !(await rows.first().evaluate(isFocused)); times += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('bio, height')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.keyboard.press('x');
  const file = await (await downloading).path();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines.slice(1)) expect(line).toContain('"talent-profiles.profile-changed"');
});

const isFocused = (element: Element) => element === document.activeElement;
