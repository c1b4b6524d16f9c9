import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { findStoredUser } from '../../../lib/stored-user.ts';
import { testUser } from '../../../lib/test-user.ts';
import { BILLING, ok, onFree, onPro, refused } from '../billing.fixture.ts';

const SETTLE = 'POST /api/billing/checkout/cs_1/settle';
const ME = 'GET /api/auth/me';
const stripe = { provider: 'stripe' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function comeBack(settle: Parameters<typeof stubServer>[0][string]) {
  const server = stubServer({
    ...signedInAs(testUser('talent')),
    [BILLING]: ok(onFree(stripe)),
    [SETTLE]: settle,
  });
  return { ...server, ...openApp('/go-pro?checkout=cs_1') };
}

const thanks = () => screen.findByRole('status', { name: 'Thank you' });

describe('coming back from the provider', () => {
  it('asks it at once, thanks, cleans the address and opens what was locked', async () => {
    const { answers, session } = comeBack(() => {
      answers[BILLING] = ok(onPro(stripe, stripe));
      answers[ME] = ok({ user: testUser('talent', { subscriptionPlan: 'pro' }) });
      return ok(onPro(stripe, stripe));
    });
    expect((await thanks()).textContent).toContain('Thank you. Mara Okonjo is on Pro.');
    expect(addressNow()).toBe('/go-pro');
    expect(session.getState().user?.subscriptionPlan).toBe('pro');
    expect(findStoredUser()?.subscriptionPlan).toBe('pro');
    expect(screen.getByRole('link', { name: 'See your analytics' })).toBeDefined();
  });

  it('says what went wrong and looks again', async () => {
    const { answers, asked } = comeBack(refused(502, 'PROVIDER_FAILED', 'It did not answer.'));
    expect(await screen.findByText(/^It did not answer\. If you paid/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Go Pro' })).toBeNull();
    answers[SETTLE] = ok(onPro(stripe, stripe));
    answers[BILLING] = ok(onPro(stripe, stripe));
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await thanks()).toBeDefined();
    expect(asked.filter((call) => call === SETTLE)).toHaveLength(2);
  });

  it.each([
    [404, 'NOT_FOUND'],
    [400, 'INVALID_INPUT'],
  ])('leads back where there is no such payment: %i', async (status, code) => {
    comeBack(refused(status, code, 'Some fields need your attention.'));
    expect(await screen.findByText('There is no such payment')).toBeDefined();
    expect(screen.queryByText(/need your attention/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the plans' }));
    expect(await screen.findByRole('button', { name: 'Go Pro' })).toBeDefined();
  });

  it('follows what is heard of the payment later', async () => {
    const { answers, socket, session } = comeBack(ok(onFree(stripe)));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the plans' }));
    await screen.findByRole('button', { name: 'Go Pro' });
    await waitFor(() => expect(socket.connections).toBe(1));
    answers[BILLING] = ok(onPro(stripe, stripe));
    answers[ME] = ok({ user: testUser('talent', { subscriptionPlan: 'pro' }) });
    const notification = { id: '7', title: 'Pro has begun' };
    socket.receive('notification:new', { userId: testUser('talent').id, notification });
    expect(await screen.findByRole('button', { name: 'Cancel Pro' })).toBeDefined();
    await waitFor(() => expect(session.getState().user?.subscriptionPlan).toBe('pro'));
  });

  it('says that nothing has arrived yet, and leads back to the plans', async () => {
    comeBack(ok(onFree(stripe)));
    expect(await screen.findByText('Your payment has not arrived yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the plans' }));
    expect(await screen.findByRole('button', { name: 'Go Pro' })).toBeDefined();
    await waitFor(() => expect(addressNow()).toBe('/go-pro'));
    expect(screen.queryByRole('status', { name: 'Thank you' })).toBeNull();
  });
});
