import { randomUUID } from 'node:crypto';
import { authEndpoints } from '@callboard/contract/auth';
import { TEXTS } from '@callboard/contract/texts';
import { expect, test } from '../fixtures/test.ts';

const ROLES = ['THE BANK’S LAWYER', 'DR AMINA LOCKE', 'NELL TENPENNY'];

test('an agent works as a talent, who sees what was changed and sent for them', async ({
  page,
  browser,
  signInAs,
}) => {
  const headline = `Dry, quick, and never late ${randomUUID().slice(0, 6)}`;
  await signInAs('agent');
  await page.goto('/talent/profile');
  await expect(page.getByText(TEXTS.workingAs.nobody).first()).toBeVisible();
  await page.getByRole('button', { name: TEXTS.workingAs.label }).click();
  await page.getByRole('combobox', { name: 'Find a talent' }).fill('okonjo');
  await page.keyboard.press('Enter');
  const sign = page.getByRole('region', { name: TEXTS.workingAs.label });
  await expect(sign).toContainText('Mara Okonjo-Lyle');

  await page.getByLabel('Headline').fill(headline);
  await page.getByLabel('Bio').focus();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  for (const role of ROLES) {
    await page.getByRole('link', { name: 'Opportunities' }).first().click();
    await page.getByRole('link', { name: `Apply for ${role}` }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Mara Okonjo-Lyle’s application')).toBeVisible();
  }

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(authEndpoints.login.path, {
    data: { email: 'talent@callboard.test', password: 'callboard-demo' },
  });
  const talent = await context.newPage();
  await talent.goto('/profile');
  await expect(talent.getByLabel('Headline')).toHaveValue(headline);
  await talent.goto('/profile#representation');
  for (const role of ROLES) {
    const act = talent.getByRole('listitem').filter({ hasText: `submitted you for ${role}` });
    await expect(act).toContainText('Tobias Finch');
  }
  await context.close();

  // What an agent stops being stays stopped when the page is opened anew.
  await sign.getByRole('button', { name: /^Stop/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sign).toBeHidden();
});
