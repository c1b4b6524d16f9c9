import { ALWAYS_FREE, PLAN_TABLE } from '@callboard/contract/plan-table';
import { OFFERS, PRICES } from '@callboard/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import { BILLING, ok, onFree, onPro, refused, testSubscription } from '../billing.fixture.ts';
import { monthsFree } from '../price-words.ts';

const CHECKOUT = 'POST /api/billing/checkout';
const PORTFOLIOS = 'GET /api/business-portfolios';
const BIRCH = { id: 'id-of-birch', name: 'Birch' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

type Answers = Parameters<typeof stubServer>[0];
type Role = Parameters<typeof testUser>[0];

function open(role: Role, answers: Answers, address = '/go-pro') {
  const server = stubServer({ ...signedInAs(testUser(role)), ...answers });
  return { ...server, ...openApp(address) };
}

const openAgent = (billing: ReturnType<typeof onFree>) =>
  open('agent', {
    [PORTFOLIOS]: ok({ owned: [], member: [BIRCH] }),
    [`GET /api/business-portfolios/${BIRCH.id}`]: ok({
      ...BIRCH,
      owner: { userId: '1', firstName: 'Tobias', lastName: 'Finch' },
    }),
    [BILLING]: ok(billing),
  });

const plan = (name: 'Free' | 'Pro') => screen.findByRole('region', { name });
const goPro = () => screen.findByRole('button', { name: 'Go Pro' });

describe('the plans of a talent on Free', () => {
  it('says what stays free beside the price, line by line', async () => {
    open('talent', { [BILLING]: ok(onFree()) });
    const free = within(await plan('Free'));
    expect(free.getByText('£0')).toBeDefined();
    const lines = free.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([...ALWAYS_FREE.talent]);
    expect(within(await plan('Pro')).getByText('£6')).toBeDefined();
  });

  it('compares both plans in a table whose signs have words', async () => {
    open('talent', { [BILLING]: ok(onFree()) });
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells[0]).toEqual(['What you get', 'Free', 'Pro']);
    expect(cells[1]).toEqual(['All that is always free', 'Yes', 'Yes']);
    expect(cells.slice(2)).toEqual(
      PLAN_TABLE.talent.map(({ name, free, pro }) => [name, inWords(free), inWords(pro)]),
    );
  });

  it('holds monthly or yearly in the address, and buys what it shows', async () => {
    const { asked, bodies } = open(
      'talent',
      { [BILLING]: ok(onFree()), [CHECKOUT]: { status: 201, body: { url: '/billing/try-out/7' } } },
      '/go-pro?interval=yearly',
    );
    expect(within(await plan('Pro')).getByText('£60')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await waitFor(() => expect(addressNow()).toBe('/go-pro'));
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly, two months free' }));
    await waitFor(() => expect(addressNow()).toBe('/go-pro?interval=yearly'));
    await userEvent.click(await goPro());
    await waitFor(() => expect(addressNow()).toBe('/billing/try-out/7'));
    expect(bodies[asked.indexOf(CHECKOUT)]).toEqual({ interval: 'yearly' });
  });

  it('leaves for the provider’s page where there is a real one', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const url = 'https://checkout.stripe.test/c/pay/cs_1';
    open('talent', {
      [BILLING]: ok(onFree({ provider: 'stripe' })),
      [CHECKOUT]: { status: 201, body: { url } },
    });
    await userEvent.click(await goPro());
    await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toBe(url));
  });

  it('leaves whoever has gone elsewhere meanwhile where they are', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { router } = open('talent', {
      [BILLING]: ok(onFree()),
      [CHECKOUT]: async () => {
        await answered;
        return { status: 201, body: { url: '/billing/try-out/7' } };
      },
    });
    await userEvent.click(await goPro());
    await router.navigate({ to: '/account' });
    answer();
    await screen.findByRole('heading', { level: 1, name: 'Account & settings' });
    expect(addressNow()).toBe('/account');
  });

  it('shows the plan that a colleague bought meanwhile', async () => {
    const { answers } = open('talent', {
      [BILLING]: ok(onFree()),
      [CHECKOUT]: refused(409, 'ALREADY_PRO', 'This is on Pro already.'),
    });
    const button = await goPro();
    answers[BILLING] = ok(onPro());
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Cancel Pro' })).toBeDefined();
    expect((await screen.findAllByText('This is on Pro already.'))[0]).toBeDefined();
  });

  it('stays and says so where the provider does not answer', async () => {
    const message = 'The payment provider did not answer.';
    open('talent', {
      [BILLING]: ok(onFree()),
      [CHECKOUT]: refused(502, 'PROVIDER_FAILED', message),
    });
    await userEvent.click(await goPro());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it.each([
    ['try_out', 1],
    ['stripe', 0],
  ] as const)('marks that no money moves with %s: %i', async (provider, marks) => {
    open('talent', { [BILLING]: ok(onFree({ provider })) });
    await goPro();
    expect(screen.queryAllByText('Trying out: no money moves.')).toHaveLength(marks);
  });

  it('does not speak of setting up Stripe to those who cannot', async () => {
    open('talent', { [BILLING]: ok(onFree()) });
    await goPro();
    expect(screen.getByRole('main').textContent).not.toContain('Stripe');
  });

  it.each([
    ['stripe', 1],
    ['try_out', 0],
  ] as const)(
    'tells whoever had Pro that nothing is gone; invoices at %s: %i',
    async (provider, invoices) => {
      const subscription = testSubscription({ status: 'ended', provider });
      open('talent', { [BILLING]: ok(onFree({ provider, subscription })) });
      const free = within(await plan('Free'));
      expect(free.getByText(/What you added meanwhile is still there/)).toBeDefined();
      expect(free.queryAllByRole('button', { name: 'Cards and invoices' })).toHaveLength(invoices);
    },
  );

  it('can be asked for again where it failed', async () => {
    const { answers } = open('talent', { [BILLING]: { status: 500 } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[BILLING] = ok(onFree());
    await userEvent.click(again);
    expect(await goPro()).toBeDefined();
  });
});

describe('the plans of others', () => {
  it('are a company’s for a client, by its name', async () => {
    open('client', { [BILLING]: ok(onFree({ offer: 'client', holder: 'Farrell Voss' })) });
    expect(await screen.findByText('for Farrell Voss')).toBeDefined();
    expect(within(await plan('Pro')).getByText('£39')).toBeDefined();
  });

  it('are the selected portfolio’s for an agent who may buy', async () => {
    const { asked, bodies, answers } = openAgent(onFree({ offer: 'agency', holder: 'Birch' }));
    answers[CHECKOUT] = { status: 201, body: { url: '/billing/try-out/7' } };
    expect(await screen.findByText('for Birch')).toBeDefined();
    await userEvent.click(await goPro());
    await waitFor(() => expect(addressNow()).toBe('/billing/try-out/7'));
    expect(bodies[asked.indexOf(CHECKOUT)]).toEqual({
      interval: 'monthly',
      portfolioId: BIRCH.id,
    });
  });

  it('tell an employee whom to ask, and sell nothing', async () => {
    openAgent(onFree({ offer: 'agency', holder: 'Birch', mayManage: false }));
    expect(
      await screen.findByText(
        'Only the owner and the admins of Birch can buy Pro. Ask Tobias Finch.',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Go Pro' })).toBeNull();
  });

  it('ask an agent without a portfolio to create one first', async () => {
    const { asked } = open('agent', { [PORTFOLIOS]: ok({ owned: [], member: [] }) });
    expect(await screen.findByText('Pro is for a business portfolio')).toBeDefined();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('button', { name: 'Create Portfolio' })).toBeDefined();
    expect(page.getByRole('table')).toBeDefined();
    expect(asked).not.toContain(BILLING);
  });

  it.each([
    ['try_out', 1],
    ['stripe', 0],
  ] as const)('tell an admin how real money is taken, with %s: %i', async (provider, marks) => {
    const PROVIDER = 'GET /api/billing/provider';
    const { asked } = open('admin', { [PROVIDER]: ok({ provider }) });
    await screen.findByText('£29 a month or £290 a year');
    await waitFor(() => expect(asked).toContain(PROVIDER));
    expect(await screen.findAllByRole('table')).toHaveLength(OFFERS.length);
    await waitFor(() => expect(screen.queryAllByText(/STRIPE_SECRET_KEY/)).toHaveLength(marks));
  });

  it('are all to read for an admin, with nothing to buy', async () => {
    const { asked } = open('admin', {});
    expect(await screen.findAllByRole('table')).toHaveLength(OFFERS.length);
    expect(screen.getByText('£29 a month or £290 a year')).toBeDefined();
    expect(screen.queryByText(/Trying out/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go Pro' })).toBeNull();
    expect(asked).not.toContain(BILLING);
  });
});

describe('"two months free"', () => {
  it('is what the prices say', () => {
    for (const offer of OFFERS) {
      const { monthly, yearly } = PRICES[offer];
      expect(monthsFree(offer)).toBe('two months free');
      expect(yearly).toBe(10 * monthly);
    }
  });
});

function inWords(holds: string | boolean): string {
  if (typeof holds === 'string') return holds;
  return holds ? 'Yes' : 'No';
}
