import { auditionEndpoints } from '@callboard/contract/auditions';
import { authEndpoints } from '@callboard/contract/auth';
import { fillPath } from '@callboard/contract/endpoint';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PEOPLE = 12;
/** All of them were shortlisted for the lead; the last one's agent answers for her. */
const ACCEPTS = 'farah-siddiqui';
const ASKS = 'odalys-ferrer';
const AGENT = 'constance-adjei';
const REPRESENTED = 'Honor Castellane';

test('twelve people are planned into two rooms, asked, answer, and are asked again', async ({
  page,
  browser,
  signInAs,
}) => {
  test.slow();
  await signInAs('client');
  await page.goto('/productions');
  await page
    .getByRole('link', { name: /WEIGHBRIDGE NINE/i })
    .first()
    .click();
  await page
    .getByRole('link', { name: /DI RHONA TAIT/i })
    .first()
    .click();
  // The production has a tab of that name, too.
  await expect(page.getByRole('heading', { level: 1, name: 'DI RHONA TAIT' })).toBeVisible();
  await page.getByRole('tab', { name: /Auditions/ }).click();
  await page.getByRole('button', { name: 'Plan an audition' }).click();

  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Next' }).click();
  await sheet.getByLabel('Place').fill('Tansy Road Hall');
  await sheet.getByLabel('Day', { exact: true }).fill(nextYear('03-29'));
  await sheet.getByLabel('From', { exact: true }).first().fill('09:00');
  await sheet.getByLabel('To', { exact: true }).first().fill('12:00');
  await sheet.getByLabel('Minutes each').fill('20');
  await sheet.getByRole('button', { name: 'Add a room' }).click();
  await sheet.getByRole('button', { name: 'Next' }).click();
  await sheet.getByRole('button', { name: 'Create the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First audition' })).toBeVisible();
  const auditionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('button', { name: 'Fill from board…' }).click();
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText(/unsent changes/)).toBeVisible();
  const seats = await seatsOf(page, auditionId);
  expect(seats.length).toBeGreaterThanOrEqual(PEOPLE);
  await send(page);
  await expect(page.getByText(/unsent changes/)).toBeHidden();

  const accepting = await signedIn(browser, ACCEPTS);
  const invitation = accepting.getByRole('listitem').filter({ hasText: 'DI RHONA TAIT' }).first();
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await accepting.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(accepting.getByText('Accepted').first()).toBeVisible();

  const asking = await signedIn(browser, ASKS);
  await asking.getByRole('button', { name: 'Ask for another time' }).first().click();
  await asking.getByLabel(/Why|Note/).fill('The last ferry leaves at ten.');
  await asking
    .getByRole('dialog')
    .getByRole('button', { name: /^(Send|Ask)/ })
    .click();

  const agent = await signedIn(browser, AGENT);
  const hers = agent.getByRole('listitem').filter({ hasText: REPRESENTED }).first();
  await hers.getByRole('button', { name: 'Decline' }).click();
  await agent.getByLabel(/Why|Note/).fill('She is on tour until May.');
  await agent
    .getByRole('dialog')
    .getByRole('button', { name: /Decline/ })
    .click();

  // The planner hears of each by itself.
  await expect(page.getByText('1 accepted')).toBeVisible();
  await expect(page.getByText('1 asking for another time')).toBeVisible();
  await expect(page.getByText('1 declined')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shift all times…' }).click();
  await page.getByRole('button', { name: '+60 min' }).click();
  await page.getByRole('button', { name: 'Shift', exact: true }).click();
  await send(page);
  await expect(accepting.getByRole('button', { name: 'Accept' }).first()).toBeVisible();
  await expect(page.getByText('1 accepted')).toBeHidden();
});

function nextYear(day: string): string {
  return `${new Date().getUTCFullYear() + 1}-${day}`;
}

async function seatsOf(page: Page, id: string) {
  const response = await page.request.get(fillPath(auditionEndpoints.get.path, { id }));
  return (await response.json()).seats as { name: string; talentProfileId: string }[];
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function signedIn(browser: Browser, key: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(authEndpoints.login.path, {
    data: { email: `${key}@callboard.test`, password: 'callboard-demo' },
  });
  const page = await context.newPage();
  await page.goto('/invitations');
  return page;
}
