import { expect, test } from '../fixtures/test.ts';

test('a client narrows the talents down, goes back, looks closely and selects by keyboard', async ({
  page,
  signInAs,
  visit,
}) => {
  await signInAs('client');
  await visit('/talent-search');
  await expect(page.getByRole('heading', { level: 1, name: 'Talent' })).toBeVisible();
  const faces = page.getByRole('gridcell');
  await expect(faces.first()).toBeVisible();
  const total = page.getByRole('status').filter({ hasText: /talents?$/ });
  const everyone = await total.textContent();

  await page.getByRole('checkbox', { name: /^Woman/ }).click();
  await expect(page).toHaveURL(/\?gender=woman$/);
  await expect(page.getByRole('button', { name: 'Remove Woman' })).toBeVisible();
  await expect(total).not.toHaveText(everyone ?? '');
  await page.getByRole('checkbox', { name: /^Singer/ }).click();
  await expect(page).toHaveURL(/category=singer/);
  await page.goBack();
  await expect(page).toHaveURL(/\?gender=woman$/);
  await expect(page.getByRole('button', { name: 'Remove Singer' })).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: /^Singer/ })).toBeChecked();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(total).toHaveText(everyone ?? '');

  await faces.first().click();
  const panel = page.getByRole('complementary', { name: /.+/ }).filter({ hasText: '1 of' });
  await expect(panel.getByRole('link', { name: 'Open profile' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(faces.nth(1)).toBeFocused();
  await expect(page.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('1 selected');
  await expect(bar.getByRole('button', { name: 'Add to shortlist' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^2 of/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('a client holds everyone against a role', async ({ page, signInAs, visit }) => {
  await signInAs('client');
  await visit('/talent-search');
  await page.getByRole('button', { name: 'Fit to a role' }).click();
  await page.getByRole('list', { name: 'Roles' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/role=/);
  await expect(page.getByRole('gridcell').first()).toContainText(/fits \d+ of \d+/);
  await expect(page.getByRole('button', { name: 'Sort: Best fit' })).toBeVisible();
});

test('talents search by what they may see, and agents act with their own alone', async ({
  page,
  signInAs,
  visit,
}) => {
  await signInAs('talent');
  await visit('/talent-search?ethnicity=mixed');
  await expect(page.getByRole('heading', { level: 1, name: 'Talent Search' })).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eye colour' })).toBeVisible();
  for (const hidden of ['Ethnicity', 'Available']) {
    await expect(page.getByRole('button', { name: hidden })).toBeHidden();
  }

  await signInAs('agent');
  await visit('/talent-search');
  await expect(page.getByRole('heading', { level: 1, name: 'Talent Radar' })).toBeVisible();
  for (const place of [0, 1, 2, 3, 4, 5]) {
    await page
      .getByRole('gridcell')
      .nth(place)
      .click({ modifiers: ['ControlOrMeta'] });
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('not on your roster');
  await expect(bar.getByRole('button', { name: 'Apply with' })).toBeDisabled();
});

test('on a phone the filters say how many they leave', async ({ page, signInAs, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('client');
  await visit('/talent-search');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Woman/ }).click();
  await expect(page).toHaveURL(/gender=woman/);
  await sheet.getByRole('button', { name: /^Show \d+ talents$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Woman' })).toBeVisible();
});
