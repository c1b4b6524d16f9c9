import { expect, test } from '../fixtures/test.ts';

const ROLE = 'DR AMINA LOCKE';
const TALENT = 'Mara Okonjo-Lyle';
const SCENE = 'Scene 14';

test.use({
  // A camera that is drawn, and nobody to ask whether it may be used.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    }),
});

test('a scene is recorded in the browser, sent, and watched by the casting team', async ({
  page,
  signInAs,
}) => {
  await signInAs('talent');
  await page.goto('/invitations');
  const invitation = page.getByRole('listitem').filter({ hasText: ROLE });
  await invitation.getByRole('button', { name: 'Will tape' }).click();
  await invitation.getByRole('link', { name: 'Send the tape' }).click();

  const scene = page.getByRole('region', { name: SCENE });
  await scene.getByRole('button', { name: 'Record' }).click();
  const recorder = page.getByRole('dialog', { name: `Record: ${SCENE}` });
  await recorder.getByRole('button', { name: 'Record' }).click();
  await expect(recorder.getByText('0:01')).toBeVisible();
  await recorder.getByRole('button', { name: 'Stop' }).click();
  await recorder.getByRole('button', { name: 'Keep this take' }).click();
  await page.getByRole('button', { name: 'Send 1 take' }).click();
  await expect(scene.getByText('Sent', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await signInAs('client');
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText(`${TALENT} sent a tape for ${ROLE}`).click();
  // The list of notifications closes meanwhile; it names her as well.
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(TALENT) })
    .click();
  await page.getByRole('button', { name: 'Watch the tape' }).click();
  const takes = page.getByRole('dialog', { name: `Self-tape of ${TALENT}` });
  const film = takes.getByLabel(`${TALENT}: ${SCENE}, take 1`);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
});
