import { authEndpoints } from '@callboard/contract/auth';
import type { Locator, Page } from '@playwright/test';
import { getDatabaseUrl } from '../../server/test/database-in.ts';
import { startOwnServers } from '../fixtures/own-servers.ts';
import { FIGURES, type Figure, RawFigures } from '../fixtures/raw-figures.ts';
import { expect, test } from '../fixtures/test.ts';

type Own = Awaited<ReturnType<typeof startOwnServers>>;

const DAYS = 30;
/** Somebody else's server would go on counting while the screen is read. */
let own: Own;
test.beforeAll(async () => {
  own = await startOwnServers(1);
});
test.afterAll(() => own.stopAll());

async function open(page: Page, email: string, path: string): Promise<void> {
  const url = own.servers[0]?.url ?? '';
  const signedIn = await page.request.post(`${url}${authEndpoints.login.path}`, {
    data: { email, password: 'callboard-demo' },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto(`${url}${path}`);
}

const tile = (page: Page, figure: Figure) =>
  page
    .getByRole('radiogroup', { name: 'What is plotted' })
    .getByRole('radio', { name: new RegExp(`^${figure}`) });

/** The words for the difference to the days before, as a person would put it. */
function compared(now: number, before: number): RegExp {
  if (before === 0) return now === 0 ? /none/i : /New: none/;
  if (now === before) return /as many/i;
  const more = now > before ? 'more' : 'fewer';
  return new RegExp(`${Math.abs(now - before).toLocaleString('en')} ${more}`);
}

async function expectFigures(page: Page, raw: RawFigures): Promise<void> {
  for (const figure of FIGURES) {
    const [now, before] = [raw.in(DAYS, figure), raw.in(DAYS, figure, 1)];
    await expect(tile(page, figure)).toContainText(`${figure}${now.toLocaleString('en')}`);
    await expect(tile(page, figure)).toContainText(compared(now, before));
  }
}

async function expectTable(page: Page, rows: Locator, raw: RawFigures, figure: Figure) {
  await tile(page, figure).click();
  await expect(page.getByRole('columnheader', { name: figure, exact: true })).toBeVisible();
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  const counted = Array.from({ length: DAYS }, (_, at) =>
    [raw.on(DAYS - 1 - at, figure), raw.on(2 * DAYS - 1 - at, figure)].map(String),
  );
  expect(shown).toEqual(counted);
}

test('a talent’s figures on screen are those of the single events', async ({ page }) => {
  await open(page, 'talent@callboard.test', `/analytics?days=${DAYS}`);
  const raw = await RawFigures.read(
    await getDatabaseUrl(own.dataDir),
    `select p.id from talent_profiles p join users u on u.id = p.user_id where u.email = $1`,
    ['talent@callboard.test'],
  );
  expect(raw.in(DAYS, 'Profile views')).toBeGreaterThan(10);
  await expectFigures(page, raw);

  await page.getByText('As a table').click();
  const rows = page.getByRole('table', { name: /per day/ }).locator('tbody tr');
  for (const figure of FIGURES) await expectTable(page, rows, raw, figure);
});

test('a roster’s figures on screen are those of the single events', async ({ page }) => {
  await open(page, 'agent@callboard.test', `/talent/analytics?days=${DAYS}`);
  const raw = await RawFigures.read(
    await getDatabaseUrl(own.dataDir),
    `select r.talent_profile_id from roster_entries r
     join business_portfolios b on b.id = r.portfolio_id where b.name = $1`,
    ['Finch & Wren Artists'],
  );
  await expect(page.getByRole('main').getByText('Finch & Wren Artists')).toBeVisible();
  await expectFigures(page, raw);
});
