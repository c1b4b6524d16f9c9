import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import { PRODUCTION_ID, testReport, testRole } from './client-report.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const CALL = 'GET /api/reports/roles';
const ok = (body: unknown) => ({ status: 200, body });
const production = { id: PRODUCTION_ID, title: 'Weighbridge Nine' };

function open(address: string, answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    ...signedInAs(testUser('client')),
    'GET /api/productions': ok({ items: [production], nextCursor: null }),
    [CALL]: ok(testReport()),
    ...answers,
  });
  openApp(address);
  return server;
}
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([url]) => new URL(String(url), window.location.origin))
    .findLast(({ pathname }) => pathname === '/api/reports/roles')?.searchParams;
/** A screen without room for a table. */
const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: false,
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );

it('tells of each role how long it took, how far people came and how they were answered', async () => {
  open('/dashboard?tab=reports');
  const row = (await screen.findByText('DI Rhona Tait')).closest('tr');
  const cells = within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(1)).toEqual(
    ['12 Feb', 'in 13 days', '420', '110', '90', '24', '8', '2', '1', '94 %', '6 days'].map(
      (text) => expect.stringContaining(text),
    ),
  );
  const filled = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(filled).toContain('240');
  expect(filled).toContain('Less.Before: 310');
  expect(filled).toContain('Before: –');
});

it('says that nobody else reads it, and what talent read', async () => {
  open('/dashboard?tab=reports');
  const line = await screen.findByText(/shared with nobody else/);
  expect(line.textContent).toContain('“answers 94 % of applicants, usually within 6 days”');
});

it('keeps period and production in the address, and gives the same as a file', async () => {
  const user = userEvent.setup();
  open(`/dashboard?tab=reports&production=${PRODUCTION_ID}`);
  await screen.findByText('DI Rhona Tait');
  expect(asked()?.get('productionId')).toBe(PRODUCTION_ID);
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(asked()?.get('days')).toBe('90'));
  expect(addressNow()).toBe(`/dashboard?tab=reports&production=${PRODUCTION_ID}&days=90`);
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
    `/api/reports/roles.csv?days=90&productionId=${PRODUCTION_ID}`,
  );
});

it('shows on a phone a role that is not filled with how many are booked, and what cannot be told yet as a dash', async () => {
  const role = testRole({
    needed: 3,
    booked: 1,
    daysToFill: null,
    answeredPercent: null,
    medianAnswerHours: null,
  });
  onPhone();
  open('/dashboard?tab=reports', { [CALL]: ok(testReport({ roles: [role] })) });
  const card = (await screen.findByText('DI Rhona Tait')).closest('li');
  const facts = within(card as HTMLElement)
    .getAllByRole('definition')
    .map((fact) => fact.textContent);
  expect(facts.slice(1, 5)).toEqual(['1 of 3', '420', '–', '–']);
});

it('explains what Pro would open', async () => {
  open('/dashboard?tab=reports', {
    [CALL]: { status: 403, body: { code: 'PRO_NEEDED', message: 'This is part of Pro.' } },
  });
  expect(await screen.findByText('See how your casting goes')).toBeDefined();
  const link = screen.getByRole('link', { name: 'See what Pro includes' });
  expect(link.getAttribute('href')).toBe('/go-pro');
  expect(screen.queryByRole('link', { name: 'CSV' })).toBe(null);
});

it('offers to try again, and says when no call opened', async () => {
  const user = userEvent.setup();
  const server = open('/dashboard?tab=reports', { [CALL]: { status: 500, body: {} } });
  await screen.findByText('The report could not be loaded');
  server.answers[CALL] = ok(testReport({ roles: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No call opened in this period')).toBeDefined();
});

it.each([
  ['removed-or-closed', 404, 'NOT_FOUND'],
  ['nonsense', 400, 'INVALID_INPUT'],
])('leads back to all productions from one that is %s', async (production, status, code) => {
  const user = userEvent.setup();
  const server = open(`/dashboard?tab=reports&days=90&production=${production}`, {
    [CALL]: { status, body: { code, message: 'No.' } },
    [`GET /api/productions/${production}`]: { status, body: { code, message: 'No.' } },
  });
  expect(await screen.findByText('There is no such production here')).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Production' }).textContent).not.toBe('');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
  server.answers[CALL] = ok(testReport());
  await user.click(screen.getByRole('button', { name: 'See all productions' }));
  await screen.findByText('DI Rhona Tait');
  expect(addressNow()).toBe('/dashboard?tab=reports&days=90');
});

it('leads from a role to the report of its production, also of one that the choices lack', async () => {
  const user = userEvent.setup();
  open('/dashboard?tab=reports&production=', {
    'GET /api/productions': ok({ items: [], nextCursor: null }),
    [`GET /api/productions/${PRODUCTION_ID}`]: ok(production),
  });
  const title = await screen.findByRole('link', { name: 'Weighbridge Nine' });
  expect(asked()?.has('productionId')).toBe(false);
  await user.click(title);
  await waitFor(() => expect(asked()?.get('productionId')).toBe(PRODUCTION_ID));
  const chosen = screen.getByRole('combobox', { name: 'Production' });
  await waitFor(() => expect(chosen.textContent).toBe('Weighbridge Nine'));
});

it('stands behind its tab, and today’s figures behind theirs', async () => {
  const user = userEvent.setup();
  open('/dashboard');
  await user.click(await screen.findByRole('tab', { name: 'Reports' }));
  await screen.findByText('DI Rhona Tait');
  expect(addressNow()).toBe('/dashboard?tab=reports');
  await user.click(screen.getByRole('tab', { name: 'Today' }));
  expect(addressNow()).toBe('/dashboard');
});
