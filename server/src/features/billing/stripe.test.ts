import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { GRACE_DAYS } from '@callboard/contract/plans';
import { afterEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.ts';
import { billingOf, idOf, ownRow, planOf, titlesOf } from './billing.fixture.ts';
import { endGraces } from './grace/end-grace.ts';
import { openStripe } from './providers/stripe/open-stripe.ts';
import { stripeProvider } from './providers/stripe/stripe-provider.ts';
import {
  deliverAll,
  payAtStripe,
  STRIPE_KEY,
  settled,
  subscribe,
  useStripe,
} from './stripe.fixture.ts';

const world = await useStripe();
const { t, stripe } = world;

afterEach(() => {
  stripe.trouble = 'none';
  stripe.books.cardWorks = true;
});

describe('buying from Stripe', () => {
  it('goes on at its checkout, with prices made once from the table of plans', async () => {
    const talent = await t.signIn('talent');
    expect((await billingOf(talent)).provider).toBe('stripe');
    await talent.call(endpoints.checkout, { body: { interval: 'monthly' } });
    const { body } = await talent.call(endpoints.checkout, { body: { interval: 'monthly' } });
    const [price, ...more] = [...stripe.books.prices.values()];
    expect(price).toMatchObject({
      lookup_key: 'callboard_talent_monthly',
      unit_amount: 600,
      currency: 'gbp',
      recurring: { interval: 'month' },
    });
    expect(more).toEqual([]);
    const session = [...stripe.books.sessions.values()].at(-1);
    expect(session).toMatchObject({
      url: body.url,
      client_reference_id: idOf(talent),
      metadata: { callboard_offer: 'talent', callboard_holder: idOf(talent) },
      success_url: `${t.url}/go-pro?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: `${t.url}/go-pro`,
    });
    // One customer, however often they begin.
    expect(stripe.books.customers.size).toBe(1);
    expect((await billingOf(talent)).subscription).toBeNull();
  });

  it('is Pro as soon as its message comes, or whoever comes back asks', async () => {
    const [waiting, asking] = [await t.signIn('talent'), await t.signIn('talent')];
    await subscribe(world, waiting, { interval: 'yearly' });
    expect(await billingOf(waiting)).toMatchObject({
      plan: 'pro',
      subscription: { status: 'active', provider: 'stripe', interval: 'yearly', price: 6_000 },
    });
    expect(await planOf(t, waiting)).toBe('pro');
    await payAtStripe(world, asking);
    const reference = [...stripe.books.sessions.keys()].at(-1) ?? '';
    expect((await waiting.call(endpoints.settle, { params: { reference } })).status).toBe(404);
    const settledAt = await asking.call(endpoints.settle, { params: { reference } });
    expect(settledAt.body.plan).toBe('pro');
    await deliverAll(world);
    expect(await titlesOf(t, asking)).toEqual(['Pro has begun']);
    const again = await asking.call(endpoints.checkout, { body: { interval: 'monthly' } });
    expect(again.body.code).toBe('ALREADY_PRO');
  });

  it('leads an agency back to its own page, and its invoices to the portal', async () => {
    const owner = await t.signIn('agent');
    const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner) });
    await subscribe(world, owner, { interval: 'monthly', portfolioId });
    const session = [...stripe.books.sessions.values()].at(-1);
    expect(session?.success_url).toBe(
      `${t.url}/go-pro?portfolioId=${portfolioId}&checkout={CHECKOUT_SESSION_ID}`,
    );
    expect((await billingOf(owner, portfolioId)).plan).toBe('pro');
    const { body } = await owner.call(endpoints.portal, { body: { portfolioId } });
    expect(body.url).toBe(`https://portal.example/${session?.customer}`);
  });

  it('leaves nothing to try out', async () => {
    const talent = await t.signIn('talent');
    const body = { card: 'accepted' };
    const params = { id: '01900000-0000-7000-8000-000000000000' };
    expect((await talent.call(endpoints.tryOutOrder, { params })).status).toBe(404);
    expect((await talent.call(endpoints.tryOutPay, { params, body })).status).toBe(404);
    expect((await talent.call(endpoints.tryOutRenewal, { body })).status).toBe(404);
  });

  it('twice by mistake leaves the newer one, and ends the other with a credit', async () => {
    const talent = await t.signIn('talent');
    const begin = () => talent.call(endpoints.checkout, { body: { interval: 'monthly' } });
    const [one, other] = [await begin(), await begin()];
    const first = stripe.books.payCheckout(one.body.url);
    t.clock.advance({ minutes: 1 });
    const second = stripe.books.payCheckout(other.body.url);
    await deliverAll(world);
    await deliverAll(world);
    expect((await ownRow(t, talent))?.subscriptionRef).toBe(second);
    expect([first, second].map((ref) => stripe.books.get(ref).status)).toEqual([
      'canceled',
      'active',
    ]);
    expect(await titlesOf(t, talent)).toEqual(['Pro has begun']);
  });
});

describe('a subscription at Stripe', () => {
  it('lives a whole life: renewed, failed, mended, cancelled, ended, begun anew', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    const periodEnd = (await ownRow(t, talent))?.currentPeriodEnd.getTime() ?? 0;
    stripe.books.renew(ref);
    await deliverAll(world);
    const renewed = await ownRow(t, talent);
    expect(renewed?.currentPeriodEnd.getTime()).toBeGreaterThan(periodEnd);
    stripe.books.cardWorks = false;
    stripe.books.renew(ref);
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'past_due', isPro: true });
    stripe.books.turn(ref, { status: 'active' });
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'active', pastDueSince: null });
    const cancelled = await talent.call(endpoints.cancel, { body: {} });
    expect(cancelled.body.subscription.cancelAtPeriodEnd).toBe(true);
    stripe.books.renew(ref);
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'ended', isPro: false });
    expect(await planOf(t, talent)).toBe('free');
    const next = await subscribe(world, talent);
    expect(await ownRow(t, talent)).toMatchObject({ subscriptionRef: next, isPro: true });
    expect(await titlesOf(t, talent)).toEqual([
      'Pro has begun',
      'Pro has ended',
      'The payment for Pro came through',
      'A payment for Pro failed',
      'Pro has begun',
    ]);
  });

  it('becomes yearly at once; a card that is declined changes nothing', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    stripe.books.cardWorks = false;
    const declined = await talent.call(endpoints.change, { body: { interval: 'yearly' } });
    expect([declined.status, declined.body.code]).toEqual([402, 'CARD_DECLINED']);
    expect((await ownRow(t, talent))?.interval).toBe('monthly');
    stripe.books.cardWorks = true;
    const up = await talent.call(endpoints.change, { body: { interval: 'yearly' } });
    expect(up.body.subscription).toMatchObject({ interval: 'yearly', nextInterval: null });
    expect(stripe.books.intervalOf(stripe.books.get(ref).price)).toBe('year');
  });

  it('becomes monthly when the year ends, unless one stays or cancels before', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent, { interval: 'yearly' });
    const change = (interval: string) => talent.call(endpoints.change, { body: { interval } });
    const planned = { interval: 'yearly', nextInterval: 'monthly', cancelAtPeriodEnd: false };
    expect((await change('monthly')).body.subscription).toMatchObject(planned);
    const stayed = await talent.call(endpoints.resume, { body: {} });
    expect(stayed.body.subscription).toMatchObject({ interval: 'yearly', nextInterval: null });
    await change('monthly');
    expect((await change('yearly')).body.subscription.nextInterval).toBeNull();
    await change('monthly');
    const cancelled = await talent.call(endpoints.cancel, { body: {} });
    const ending = { nextInterval: null, cancelAtPeriodEnd: true };
    expect(cancelled.body.subscription).toMatchObject(ending);
    expect((await change('monthly')).body.subscription).toMatchObject(planned);
    stripe.books.renew(ref);
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({ interval: 'monthly', nextInterval: null });
    // The schedule is there for the first month, too.
    expect(stripe.books.get(ref).schedule).not.toBeNull();
    expect((await change('yearly')).body.subscription).toMatchObject({ interval: 'yearly' });
    expect(stripe.books.get(ref).schedule).toBeNull();
  });

  it('ends with the grace, also there; a payment in the last moment counts', async () => {
    const [late, paying] = [await t.signIn('talent'), await t.signIn('talent')];
    const refs = [await subscribe(world, late), await subscribe(world, paying)] as const;
    stripe.books.cardWorks = false;
    for (const ref of refs) stripe.books.renew(ref);
    await deliverAll(world);
    t.clock.advance({ days: GRACE_DAYS });
    stripe.books.turn(refs[1], { status: 'active' });
    await endGraces(t.platform);
    await settled(world);
    expect(await ownRow(t, late)).toMatchObject({ status: 'ended', isPro: false });
    expect(await ownRow(t, paying)).toMatchObject({ status: 'active', isPro: true });
    expect(refs.map((ref) => stripe.books.get(ref).status)).toEqual(['canceled', 'active']);
    await deliverAll(world);
  });

  it('is asked about when its period is over and no message came', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    stripe.books.turn(ref, { status: 'canceled' });
    stripe.messages.splice(0);
    t.clock.advance({ days: 31 });
    await endGraces(t.platform);
    await settled(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'ended', isPro: false });
  });
});

describe('when Stripe does not answer', () => {
  it('nothing is changed, nothing is on the trail, and it can be tried again', async () => {
    const talent = await t.signIn('talent');
    await subscribe(world, talent, { interval: 'yearly' });
    const before = await ownRow(t, talent);
    const acts = await t.platform.db.$count(auditEntries);
    const other = await t.signIn('talent');
    stripe.trouble = 'breaks off';
    const tries = [
      await talent.call(endpoints.cancel, { body: {} }),
      await talent.call(endpoints.resume, { body: {} }),
      await talent.call(endpoints.change, { body: { interval: 'monthly' } }),
      await talent.call(endpoints.portal, { body: {} }),
      await other.call(endpoints.checkout, { body: { interval: 'monthly' } }),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [502, 'PROVIDER_FAILED']),
    );
    expect(await ownRow(t, talent)).toEqual(before);
    expect(await t.platform.db.$count(auditEntries)).toBe(acts);
    stripe.trouble = 'none';
    expect((await talent.call(endpoints.cancel, { body: {} })).status).toBe(200);
  });

  it('in the middle of something, what was begun is taken back', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent, { interval: 'yearly' });
    stripe.trouble = /POST \/v1\/subscription_schedules\/\w+$/;
    const planned = await talent.call(endpoints.change, { body: { interval: 'monthly' } });
    expect([planned.status, stripe.books.get(ref).schedule]).toEqual([502, null]);
    stripe.trouble = 'none';
    await talent.call(endpoints.change, { body: { interval: 'monthly' } });
    stripe.trouble = new RegExp(`POST /v1/subscriptions/${ref}$`);
    expect((await talent.call(endpoints.cancel, { body: {} })).status).toBe(502);
    stripe.trouble = 'none';
    const back = await talent.call(endpoints.settle, {
      params: { reference: [...stripe.books.sessions.keys()].at(-1) },
    });
    expect(back.body.subscription).toMatchObject({
      nextInterval: 'monthly',
      cancelAtPeriodEnd: false,
    });
  });

  it('for too long, waiting ends', async () => {
    stripe.trouble = 'hangs';
    const client = openStripe({ secretKey: STRIPE_KEY, apiUrl: stripe.url }, 150);
    const provider = stripeProvider(t.platform, client);
    await expect(provider.find('sub_1')).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});
