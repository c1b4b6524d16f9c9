import { authEndpoints } from '@callboard/contract/auth';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { TEXTS } from '@callboard/contract/texts';
import type { Browser, Page } from '@playwright/test';
import { newAddress, register } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';

const asks = (page: Page, question: string) =>
  expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function choosePhoto(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: TEXTS.crop.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'How others see you' })).toBeVisible();
}

async function chooseTerm(page: Page, field: string, term: string): Promise<void> {
  await page.getByLabel(field).fill(term);
  await page.getByRole('option', { name: term, exact: true }).click();
}

/** What a casting director's browser is told about a talent. */
async function seenByClient(browser: Browser, profileId: string) {
  const context = await browser.newContext();
  const account = { email: 'client@callboard.test', password: 'callboard-demo' };
  await context.request.post(authEndpoints.login.path, { data: account });
  const path = talentProfileEndpoints.get.path.replace('{id}', profileId);
  const answer = await context.request.get(path);
  const seen = { status: answer.status(), profile: await answer.json() };
  await context.close();
  return seen;
}

test('a newcomer answers a few questions and can be found by casting', async ({
  page,
  browser,
  visit,
}) => {
  await register(page, newAddress());
  await visit('/talent/profile/intro');
  await page.getByRole('link', { name: 'Start' }).click();

  await asks(page, 'What do you do?');
  await page.getByText('Actor', { exact: true }).click();
  await page.getByText('Dancer', { exact: true }).click();
  await goOn(page);

  await asks(page, 'Who can you play?');
  await page.getByLabel('Playing age from').fill('28');
  await goOn(page);
  await expect(page.getByText('Please enter an age')).toBeVisible();
  await page.getByLabel('to', { exact: true }).fill('36');
  await page.getByText('Woman', { exact: true }).click();
  await page.getByLabel('Stage name').fill('Ottilie Grange-Reed');
  await page.keyboard.press('Enter');

  await asks(page, 'Where are you?');
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Leith');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Leith');
  await goOn(page);

  await asks(page, 'Show your face');
  await visit('/talent/profile/wizard');
  await asks(page, 'Show your face');
  await choosePhoto(page);
  await goOn(page);

  await asks(page, 'How do you look?');
  await page.getByRole('button', { name: 'Skip' }).click();

  await asks(page, 'What have you done?');
  await page.goBack();
  await asks(page, 'How do you look?');
  await page.getByLabel('Height (cm)').fill('171');
  await chooseTerm(page, 'Eyes', 'Hazel');
  await chooseTerm(page, 'Hair colour', 'Auburn');
  await goOn(page);

  await asks(page, 'What have you done?');
  await page.getByLabel('Headline').fill('Dry wit, fast fencing');
  await page.getByLabel('Production').fill('Salt Year');
  await page.getByLabel('Role or job').fill('Nell');
  await page.getByLabel('Year').fill('2025');
  await chooseTerm(page, 'Languages', 'English');
  for (const skill of ['Tap dance', 'Piano', 'Juggling']) await chooseTerm(page, 'Skills', skill);
  await goOn(page);

  await asks(page, 'Who may see you?');
  await page.getByRole('button', { name: 'Finish' }).click();
  await asks(page, 'You can be found');
  const percent = await page.getByText(/^\d+ %$/).innerText();
  expect(Number.parseInt(percent, 10)).toBeGreaterThanOrEqual(80);
  const others = page.getByRole('link', { name: 'See your profile as others see it' });
  const profileId = /\/talent\/([\w-]+)\?as=professionals$/.exec(
    (await others.getAttribute('href')) ?? '',
  )?.[1];

  await page.goto('/talent/profile/wizard');
  await asks(page, 'You can be found');
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(percent)).toBeVisible();

  const { status, profile } = await seenByClient(browser, profileId ?? '');
  expect(status).toBe(200);
  expect(profile).toMatchObject({
    stageName: 'Ottilie Grange-Reed',
    categoryIds: ['actor', 'dancer'],
    playingAgeMin: 28,
    playingAgeMax: 36,
    gender: 'woman',
    gendersPlayed: ['woman'],
    city: 'Leith',
    countryId: 'gb',
    headline: 'Dry wit, fast fencing',
  });
  expect(profile.photoUrl).toMatch(/^\/api\/talent-profiles\/profile-thumbnail\//);
});
