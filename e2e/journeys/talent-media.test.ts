import { authEndpoints } from '@callboard/contract/auth';
import { fillPath } from '@callboard/contract/endpoint';
import { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import type { APIRequestContext, Page } from '@playwright/test';
import { comeIn } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';

/** A tall picture of one colour that the browser draws itself. */
async function drawPhoto(page: Page, colour: string) {
  const dataUrl = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 1000;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  }, colour);
  const buffer = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { name: `${colour}.png`, mimeType: 'image/png', buffer };
}

const photosOf = (page: Page) =>
  page.getByRole('list', { name: 'Photos' }).getByRole('button', { name: /^View / });
const sourceOf = (page: Page, place: number) =>
  photosOf(page).nth(place).locator('img').getAttribute('src');

test('a talent sends photos, puts them in order, and casting looks at them', async ({
  page,
  signInAs,
  visit,
}) => {
  await comeIn(page);
  await visit('/profile?section=media');
  const program = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ a program') };
  await page
    .getByLabel('Add photos')
    .and(page.locator('input'))
    .setInputFiles([await drawPhoto(page, 'tomato'), await drawPhoto(page, 'teal'), program]);
  await expect(photosOf(page)).toHaveCount(2);
  await expect(page.getByText('Please choose a JPG, PNG or WebP picture.')).toBeVisible();

  const before = [await sourceOf(page, 0), await sourceOf(page, 1)];
  await page.getByRole('button', { name: 'Move Photo 2' }).focus();
  // Each key when what the one before did was said aloud.
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Photo 2.* place 2 of 2\.$/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Photo 2: place 1 of 2.')).toBeAttached();
  const saved = page.waitForResponse((answer) => answer.url().includes('/gallery-photos/order'));
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(204);
  await page.reload();
  await expect(photosOf(page)).toHaveCount(2);
  expect([await sourceOf(page, 0), await sourceOf(page, 1)]).toEqual(before.toReversed());

  await page.getByRole('link', { name: 'View as others see it' }).click();
  await expect(page).toHaveURL(/\/talent\/[\w-]+\?as=professionals$/);
  const { pathname } = new URL(page.url());
  await page.context().clearCookies();
  await signInAs('client');
  await visit(pathname);
  await page.getByRole('button', { name: 'Show the photos large' }).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});

/** The demo's reel, which is drawn soon after the server has started. */
async function findReel(request: APIRequestContext) {
  const account = { email: 'talent@callboard.test', password: 'callboard-demo' };
  const { user } = await (await request.post(authEndpoints.login.path, { data: account })).json();
  const id: string = user.talentProfileId;
  const path = fillPath(portfolioItemEndpoints.list.path, { id });
  const find = async (): Promise<string | undefined> => {
    const { items } = await (await request.get(path)).json();
    return items.find(({ kind }: { kind: string }) => kind === 'video')?.id;
  };
  await expect.poll(find).toBeDefined();
  return `/talent/${id}/portfolio/${await find()}`;
}

test('a visitor follows a link to a reel and watches it', async ({ page, playwright, visit }) => {
  const { baseURL = '' } = test.info().project.use;
  const talent = await playwright.request.newContext({ baseURL });
  const path = await findReel(talent);
  await talent.dispose();
  await visit(path);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/api\/media/,
  );
  const part = page.waitForResponse((answer) => answer.url().endsWith('/file'));
  await page.getByRole('button', { name: /^Play / }).click();
  expect((await part).status()).toBe(206);
  const isPlaying = () =>
    page.locator('video').evaluate((film) => (film as HTMLVideoElement).currentTime > 0);
  await expect.poll(isPlaying).toBe(true);
});
