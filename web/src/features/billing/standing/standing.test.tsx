import type { Billing } from '@callboard/contract/billing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { findStoredUser } from '../../../lib/stored-user.ts';
import { testUser } from '../../../lib/test-user.ts';
import { dismissToast } from '../../../ui/toast-store.ts';
import { BILLING, ok, onFree, onPro } from '../billing.fixture.ts';

const CHANGE = 'PATCH /api/billing';
const CANCEL = 'POST /api/billing/cancel';
const RESUME = 'POST /api/billing/resume';
const PORTAL = 'POST /api/billing/portal';
const RENEWAL = 'POST /api/billing/try-out/renewal';
const ME = 'GET /api/auth/me';
const YEARLY = { interval: 'yearly', price: 6_000 } as const;
const STRIPE = { provider: 'stripe' } as const;

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

function open(billing: Billing, answers: Parameters<typeof stubServer>[0] = {}) {
  const user = testUser('talent', { subscriptionPlan: 'pro' });
  const server = stubServer({ ...signedInAs(user), [BILLING]: ok(billing), ...answers });
  return { ...server, ...openApp('/go-pro') };
}

const standing = () => screen.findByRole('region', { name: 'Pro' });
const buttons = async () =>
  within(await standing())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a paid plan', () => {
  it.each([
    ['by the month', onPro(), '£6 a month · Renews on 3 December 2126'],
    ['by the year', onPro(YEARLY), '£60 a year · Renews on 3 December 2126'],
    ['cancelled', onPro({ cancelAtPeriodEnd: true }), '£6 a month · Ends on 3 December 2126'],
    [
      'monthly soon',
      onPro({ ...YEARLY, nextInterval: 'monthly' }),
      '£60 a year · Monthly from 3 December 2126',
    ],
  ])('%s says what is paid and what comes next', async (_, billing, words) => {
    open(billing);
    expect((await standing()).textContent).toContain(words);
  });

  it.each([
    ['by the month', onPro(), ['Switch to yearly', 'Cancel Pro']],
    ['by the year', onPro(YEARLY), ['Switch to monthly on 3 December 2126', 'Cancel Pro']],
    ['cancelled', onPro({ cancelAtPeriodEnd: true }), ['Keep Pro']],
    ['monthly soon', onPro({ ...YEARLY, nextInterval: 'monthly' }), ['Stay yearly', 'Cancel Pro']],
    ['at Stripe', onPro(STRIPE, STRIPE), ['Switch to yearly', 'Cards and invoices', 'Cancel Pro']],
  ])('%s offers what is possible', async (_, billing, offered) => {
    open(billing);
    expect(await buttons()).toEqual(offered);
  });

  it('offers an employee nothing but whom to ask', async () => {
    open(onPro({}, { offer: 'agency', holder: 'Birch', mayManage: false }));
    expect((await standing()).textContent).toContain(
      'Only the owner and the admins of Birch can change or cancel it.',
    );
    expect(within(await standing()).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Rehearse' })).toBeNull();
  });

  it('is marked where no money moves, with a box to rehearse in, and not at Stripe', async () => {
    const { unmount } = open(onPro());
    expect((await standing()).textContent).toContain('Trying out: no money moves.');
    expect(screen.getByRole('region', { name: 'Rehearse' })).toBeDefined();
    unmount();
    open(onPro(STRIPE, STRIPE));
    expect((await standing()).textContent).not.toContain('Trying out');
    expect(screen.queryByRole('region', { name: 'Rehearse' })).toBeNull();
  });
});

describe('cancelling', () => {
  it('takes two clicks, says what follows first, and can be taken back', async () => {
    const { answers, asked } = open(onPro(), {
      [CANCEL]: ok(onPro({ cancelAtPeriodEnd: true })),
      [RESUME]: ok(onPro()),
    });
    await press('Cancel Pro');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' });
    expect(dialog.textContent).toContain('Pro stays until 3 December 2126');
    expect(dialog.textContent).toContain('Nothing is deleted');
    expect(asked).not.toContain(CANCEL);
    answers[BILLING] = ok(onPro({ cancelAtPeriodEnd: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Pro' }));

    await waitFor(async () => expect(await buttons()).toEqual(['Keep Pro']));
    expect((await screen.findAllByText('Cancelled. Pro ends on 3 December 2126'))[0]).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    // Its button is gone: the next thing is what the keyboard reaches.
    expect(document.activeElement?.textContent).toBe('Pro');
    answers[BILLING] = ok(onPro());
    await press('Keep Pro');
    await waitFor(async () => expect(await buttons()).toContain('Cancel Pro'));
  });

  it('that a colleague was quicker with shows how it stands now', async () => {
    const message = 'There is nothing paid for here.';
    const { answers } = open(onPro(), {
      [CANCEL]: { status: 409, body: { code: 'NO_SUBSCRIPTION', message } },
    });
    await press('Cancel Pro');
    answers[BILLING] = ok(onFree());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Pro' }));
    expect(await screen.findByRole('button', { name: 'Go Pro' })).toBeDefined();
    expect((await screen.findAllByText(message))[0]).toBeDefined();
  });

  it.each([
    ['talent', 'Analytics close'],
    ['agency', 'Analytics close'],
    ['client', 'Reports close'],
  ] as const)('tells a %s what closes', async (offer, words) => {
    open(onPro({}, { offer }));
    await press('Cancel Pro');
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
  });

  it('stays with what went wrong', async () => {
    open(onPro(), { [CANCEL]: { status: 502, body: { message: 'It did not answer.' } } });
    await press('Cancel Pro');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Pro' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('It did not answer.');
  });
});

describe('changing how often one pays', () => {
  it('says the price before it makes it yearly at once', async () => {
    const { answers, asked, bodies } = open(onPro(), { [CHANGE]: ok(onPro(YEARLY)) });
    await press('Switch to yearly');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('£60 a year instead of £6 a month, two months free');
    answers[BILLING] = ok(onPro(YEARLY));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch to yearly' }));
    await waitFor(async () => expect((await standing()).textContent).toContain('£60 a year'));
    expect(bodies[asked.indexOf(CHANGE)]).toEqual({ interval: 'yearly' });
  });

  it('says in the dialog alone what went wrong, and not again when it is opened anew', async () => {
    open(onPro(), { [CHANGE]: { status: 402, body: { message: 'The card was declined.' } } });
    await press('Switch to yearly');
    const button = () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Switch to yearly' });
    await screen.findByRole('dialog');
    await userEvent.click(button());
    expect(await screen.findByText('The card was declined.')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('The card was declined.')).toBeNull();
    await press('Switch to yearly');
    await screen.findByRole('dialog');
    expect(screen.queryByText('The card was declined.')).toBeNull();
  });

  it('plans the month for the end of the year, and takes that back', async () => {
    const planned = onPro({ ...YEARLY, nextInterval: 'monthly' });
    const { answers } = open(onPro(YEARLY), { [CHANGE]: ok(planned), [RESUME]: ok(onPro(YEARLY)) });
    answers[BILLING] = ok(onPro(YEARLY));
    await press('Switch to monthly on 3 December 2126');
    await press('Stay yearly');
    await waitFor(async () => expect((await standing()).textContent).toContain('Renews on'));
  });
});

describe('a payment that failed', () => {
  const grace = { status: 'past_due', graceEndsAt: '2126-12-17T10:00:00.000Z' } as const;
  const notice = () => screen.findByRole('region', { name: 'The last payment failed' });

  it('says until when Pro stays and leads to the card', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const url = 'https://billing.stripe.test/p/1';
    open(onPro({ ...STRIPE, ...grace }, STRIPE), { [PORTAL]: { status: 201, body: { url } } });
    expect((await notice()).textContent).toContain('Pro stays until 17 December 2126.');
    await press('Change the card');
    await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toBe(url));
    expect(await buttons()).toEqual(['Cards and invoices', 'Cancel Pro']);
  });

  it.each(['stripe', 'try_out'] as const)(
    'asks nothing of those who cannot mend it, with %s',
    async (provider) => {
      const given = { offer: 'agency', holder: 'Birch', mayManage: false, provider } as const;
      open(onPro({ provider, ...grace }, given));
      const { textContent } = await notice();
      expect(textContent).toContain('Whoever looks after the plan was told.');
      expect(textContent).not.toMatch(/below|enter the new one/);
    },
  );

  it('asks for no card where it is cancelled', async () => {
    open(onPro({ ...grace, cancelAtPeriodEnd: true }));
    expect((await standing()).textContent).toContain('Ends on 17 December 2126');
    expect(screen.queryByRole('region', { name: 'The last payment failed' })).toBeNull();
  });

  it('is mended in the box to rehearse in while trying out', async () => {
    const { answers, asked, bodies } = open(onPro(grace), { [RENEWAL]: ok(onPro()) });
    expect((await notice()).textContent).toContain('with a card that works, below');
    answers[BILLING] = ok(onPro());
    await press('With a card that works');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'The last payment failed' })).toBeNull(),
    );
    expect(bodies[asked.indexOf(RENEWAL)]).toEqual({ card: 'accepted' });
  });
});

describe('the end of a period, rehearsed', () => {
  it('takes Pro away where it was cancelled, from the page and from the user', async () => {
    const ended = onFree();
    const { answers, session } = open(onPro({ cancelAtPeriodEnd: true }), {
      [RENEWAL]: ok(ended),
    });
    await standing();
    answers[ME] = ok({ user: testUser('talent') });
    await press('Let the period end now');
    expect(await screen.findByRole('button', { name: 'Go Pro' })).toBeDefined();
    await waitFor(() => expect(session.getState().user?.subscriptionPlan).toBe('free'));
    expect(findStoredUser()?.subscriptionPlan).toBe('free');
  });

  it('can be with a card that is declined', async () => {
    const { asked, bodies } = open(onPro(), { [RENEWAL]: ok(onPro({ status: 'past_due' })) });
    await press('With a card that is declined');
    expect((await screen.findAllByText('The card was declined'))[0]).toBeDefined();
    expect(bodies[asked.indexOf(RENEWAL)]).toEqual({ card: 'declined' });
  });
});
