import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { findStoredUser } from '../../../lib/stored-user.ts';
import { testUser } from '../../../lib/test-user.ts';
import { BILLING, ORDER, ok, onPro, refused } from '../billing.fixture.ts';

const ONE = `/api/billing/try-out/${ORDER.id}`;
const PAY = `POST ${ONE}/pay`;
const ADDRESS = `/billing/try-out/${ORDER.id}`;
const DECLINED = 'The card was declined. Nothing was charged.';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function open(answers: Parameters<typeof stubServer>[0]) {
  const server = stubServer({
    ...signedInAs(testUser('talent')),
    [`GET ${ONE}`]: ok(ORDER),
    ...answers,
  });
  return { ...server, ...openApp(ADDRESS) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('is a rehearsal, and says what would be bought', async () => {
  open({});
  expect(await screen.findByText('Trying out: no money moves.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Rehearsal of a payment' })).toBeDefined();
  const facts = within(screen.getByRole('main')).getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Pro',
    'Mara Okonjo',
    '£60',
    'One year, renewed until cancelled',
  ]);
  const back = screen.getByRole('link', { name: 'Back without paying' });
  expect(back.getAttribute('href')).toBe('/go-pro?interval=yearly');
});

it('stays with the message where the card is declined, and goes on to thanks where it works', async () => {
  const { answers, asked, bodies, session } = open({
    [PAY]: refused(402, 'CARD_DECLINED', DECLINED),
  });
  await press('Pay with a card that is declined');
  expect((await screen.findByRole('alert')).textContent).toBe(DECLINED);
  expect(addressNow()).toBe(ADDRESS);
  expect(bodies[asked.indexOf(PAY)]).toEqual({ card: 'declined' });

  answers[PAY] = ok(onPro());
  answers[BILLING] = ok(onPro());
  answers['GET /api/auth/me'] = ok({ user: testUser('talent', { subscriptionPlan: 'pro' }) });
  await press('Pay with a card that works');
  const thanks = await screen.findByRole('status', { name: 'Thank you' });
  expect(thanks.textContent).toContain('This was a rehearsal: no money moved.');
  expect(addressNow()).toBe('/go-pro');
  expect(bodies[asked.lastIndexOf(PAY)]).toEqual({ card: 'accepted' });
  await waitFor(() => expect(session.getState().user?.subscriptionPlan).toBe('pro'));
  expect(findStoredUser()?.subscriptionPlan).toBe('pro');
});

it('leads a client to the reports that were locked', async () => {
  const company = { offer: 'client', holder: 'Farrell Voss' } as const;
  const { answers } = open({
    ...signedInAs(testUser('client')),
    [`GET ${ONE}`]: ok({ ...ORDER, ...company }),
    [PAY]: ok(onPro({}, company)),
  });
  answers[BILLING] = ok(onPro({}, company));
  await press('Pay with a card that works');
  const next = await screen.findByRole('link', { name: 'See your reports' });
  expect(next.getAttribute('href')).toBe('/dashboard?tab=reports');
});

it('goes on to thanks though the order is known to be paid by then', async () => {
  const { answers, queries } = open({ [PAY]: ok(onPro()), [BILLING]: ok(onPro()) });
  await screen.findByText('Mara Okonjo');
  answers[`GET ${ONE}`] = ok({ ...ORDER, isPaid: true });
  answers['GET /api/auth/me'] = async () => {
    void queries.invalidateQueries();
    await screen.findByText('This is paid already');
    return ok({ user: testUser('talent', { subscriptionPlan: 'pro' }) });
  };
  await press('Pay with a card that works');
  expect(await screen.findByRole('status', { name: 'Thank you' })).toBeDefined();
});

it('comes back to the agency it is for, though another is selected after a reload', async () => {
  const portfolioId = '0198c7a0-0000-7000-8000-0000000000b3';
  const order = { ...ORDER, portfolioId };
  const { answers } = open({ [`GET ${ONE}`]: ok(order), [PAY]: ok(onPro()) });
  const back = await screen.findByRole('link', { name: 'Back without paying' });
  expect(back.getAttribute('href')).toBe(`/go-pro?portfolioId=${portfolioId}&interval=yearly`);
  answers[BILLING] = ok(onPro());
  await press('Pay with a card that works');
  await waitFor(() => expect(addressNow()).toBe(`/go-pro?portfolioId=${portfolioId}`));
});

it.each([
  ['was paid already', ok({ ...ORDER, isPaid: true }), 'This is paid already'],
  ['does not exist', { status: 404 }, 'There is no such order'],
])('of an order that %s leads back to the plans', async (_, order, words) => {
  open({ [`GET ${ONE}`]: order });
  expect(await screen.findByText(words)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Go to the plans' });
  expect(link.getAttribute('href')).toBe('/go-pro');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('can be asked for again where it failed', async () => {
  const { answers } = open({ [`GET ${ONE}`]: { status: 500 } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers[`GET ${ONE}`] = ok(ORDER);
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Pay with a card that works' })).toBeDefined();
});
