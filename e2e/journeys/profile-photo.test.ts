import { TEXTS } from '@callboard/contract/texts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** A picture that the browser draws itself: a face of this colour on a wide backdrop. */
async function drawPicture(page: Page, colour: string): Promise<Buffer> {
  const dataUrl = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1000;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = '#dfe6ea';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(800, 500, 420, 0, 2 * Math.PI);
    pen.fill();
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

const barPhoto = (page: Page) => page.getByRole('button', { name: 'Your account' }).locator('img');

/** Red, green and blue in the middle of the picture in the top bar, once it has come. */
async function colourInBar(page: Page): Promise<number[]> {
  return barPhoto(page).evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const pen = canvas.getContext('2d');
    const { naturalWidth: side } = picture;
    pen?.drawImage(picture, side / 2, side / 2, 1, 1, 0, 0, 1, 1);
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

// An agent's goes the client's way.
for (const role of ['client', 'talent'] as const) {
  test(`${role} cuts a photo out of a picture and sees it everywhere`, async ({
    page,
    signInAs,
    visit,
  }) => {
    await signInAs(role);
    await visit('/account');
    await expect(barPhoto(page)).toBeVisible();
    const before = await barPhoto(page).getAttribute('src');

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change photo' }).click();
    const buffer = await drawPicture(page, 'rgb(200, 30, 60)');
    await (await chooser).setFiles({ name: 'holiday.png', mimeType: 'image/png', buffer });

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('slider', { name: TEXTS.crop.zoom }).press('ArrowRight');
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '1.1×');
    await dialog.getByRole('button', { name: TEXTS.crop.save }).click();
    await expect(page.getByText('Photo saved', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();

    await expect(barPhoto(page)).not.toHaveAttribute('src', before ?? '');
    const isNew = async () => {
      const [red = 0, green = 255] = await colourInBar(page);
      return red > 170 && green < 70;
    };
    await expect.poll(isNew).toBe(true);
    await page.reload();
    await expect.poll(isNew).toBe(true);
  });
}
