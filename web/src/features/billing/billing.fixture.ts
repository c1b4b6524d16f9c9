import type { Billing, Subscription, TryOutOrder } from '@callboard/contract/billing';

export const BILLING = 'GET /api/billing';

export const ok = (body: unknown) => ({ status: 200, body });
export const refused = (status: number, code: string, message: string) => ({
  status,
  body: { code, message },
});

export function testSubscription(given: Partial<Subscription> = {}): Subscription {
  return {
    id: '0198c7a0-0000-7000-8000-0000000000b1',
    status: 'active',
    provider: 'try_out',
    interval: 'monthly',
    nextInterval: null,
    currentPeriodEnd: '2126-12-03T10:00:00.000Z',
    cancelAtPeriodEnd: false,
    graceEndsAt: null,
    price: 600,
    currency: 'GBP',
    ...given,
  };
}

export function onFree(given: Partial<Billing> = {}): Billing {
  return {
    provider: 'try_out',
    offer: 'talent',
    plan: 'free',
    holder: 'Mara Okonjo',
    subscription: null,
    mayManage: true,
    ...given,
  };
}

export function onPro(subscription: Partial<Subscription> = {}, given: Partial<Billing> = {}) {
  return onFree({ plan: 'pro', subscription: testSubscription(subscription), ...given });
}

export const ORDER: TryOutOrder = {
  id: '0198c7a0-0000-7000-8000-0000000000b2',
  offer: 'talent',
  interval: 'yearly',
  holder: 'Mara Okonjo',
  portfolioId: null,
  price: 6_000,
  currency: 'GBP',
  isPaid: false,
};
