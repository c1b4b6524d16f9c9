import { expect, test } from '../fixtures/test.ts';

test('a client saves a search, changes and renames it, opens it again and takes its deletion back', async ({
  page,
  signInAs,
  visit,
}) => {
  await signInAs('client');
  await visit('/talent-search?category=singer');
  const menu = page.getByRole('button', { name: /^Saved searches/ });
  const list = page.getByRole('list', { name: 'Saved searches' });
  await menu.click();
  await page.getByLabel('Save this search as').fill('All singers');
  await page.getByRole('radio', { name: 'At once' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This search is saved as “All singers”.')).toBeVisible();
  await expect(list.getByRole('button', { name: /^All singers/ })).toContainText('at once');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.getByRole('checkbox', { name: /^Woman/ }).click();
  await expect(page).toHaveURL(/gender=woman/);
  await menu.click();
  await page.getByRole('button', { name: 'Or put it in place of “All singers”' }).click();
  await expect(page.getByText('This search is saved as “All singers”.')).toBeVisible();
  await list.getByRole('button', { name: 'Change “All singers”' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByLabel('Name of the search');
  await expect(name).toBeFocused();
  await name.fill('Women who sing');
  const renamed = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await name.press('Enter');
  await expect(page.getByText('This search is saved as “Women who sing”.')).toBeVisible();
  // Shown at once; the next page asks the server, which has it by then.
  await renamed;

  await visit('/talent-search');
  await menu.click();
  await list.getByRole('button', { name: /^Women who sing/ }).click();
  await expect(page).toHaveURL(/category=singer&gender=woman/);

  await menu.click();
  await list.getByRole('button', { name: 'Change “Women who sing”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(list.getByRole('button', { name: /^Women who sing/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('button', { name: /^Women who sing/ })).toBeVisible();
});
