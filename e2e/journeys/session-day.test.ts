import { auditionEndpoints } from '@callboard/contract/auditions';
import { fillPath } from '@callboard/contract/endpoint';
import { productionEndpoints } from '@callboard/contract/productions';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('at the door the list opens without a connection, and what is ticked arrives when it is back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('client');
  const id = await findTodays(page);
  await page.goto(`/auditions/${id}/day`);
  const waiting = page.getByRole('button', { name: 'Check in' });
  await expect(waiting.first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const before = await countHere(page, id);
  const here = page.getByRole('button', { name: 'Here', exact: true });
  // Whoever was seen already was here, too, and is not called so any more.
  const shown = await here.count();

  await context.setOffline(true);
  await page.reload();
  await waiting.first().click();
  await expect(page.getByText('1 not sent yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 not sent yet.')).toBeVisible();
  await expect(here).toHaveCount(shown + 1);

  await context.setOffline(false);
  await expect(page.getByText('1 not sent yet.')).toBeHidden();
  expect(await countHere(page, id)).toBe(before + 1);
});

/** The demo has a session on the day on which it was loaded. */
async function findTodays(page: Page): Promise<string> {
  const { items } = await read(page, `${productionEndpoints.list.path}?limit=100`);
  for (const { id } of items) {
    const sessions = await read(page, fillPath(auditionEndpoints.list.path, { id }));
    const todays = sessions.items.find(isToday);
    if (todays !== undefined) return todays.id;
  }
  throw new Error('nobody is seen today');
}

function isToday({ kind, startsAt, endsAt }: { kind: string; startsAt: string; endsAt: string }) {
  const isNear = (time: string) => Math.abs(Date.parse(time) - Date.now()) < 8 * 60 * 60 * 1000;
  return kind !== 'self_tape' && (isNear(startsAt) || isNear(endsAt));
}

async function countHere(page: Page, id: string): Promise<number> {
  const { seats } = await read(page, fillPath(auditionEndpoints.get.path, { id }));
  const people: { invitation: { checkedInAt: string | null } | null }[] = seats;
  return people.filter(({ invitation }) => (invitation?.checkedInAt ?? null) !== null).length;
}

async function read(page: Page, path: string) {
  return (await page.request.get(path)).json();
}
