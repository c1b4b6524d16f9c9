import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { GRACE_DAYS } from '@callboard/contract/plans';
import { afterEach, describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mailbox.ts';
import { newId } from '../../platform/ids.ts';
import { billingOf, idOf, ownRow, planOf } from './billing.fixture.ts';
import { remindOfRenewal } from './reminding/remind.ts';
import { deliverAll, subscribe, useStripe } from './stripe.fixture.ts';
import { tryOutSubscriptions } from './tables.ts';
import { renewDue } from './try-out/renew-try-outs.ts';

const world = await useStripe();
const { t, stripe } = world;

afterEach(() => {
  stripe.books.cardWorks = true;
  stripe.trouble = 'none';
});

describe('where Stripe was configured later', () => {
  it('what was bought for trying out ends with its period, and can be bought then', async () => {
    const talent = await t.signIn('talent');
    const [id, now] = [newId(), t.clock.now()];
    await t.platform.db.insert(tryOutSubscriptions).values({
      id,
      offer: 'talent',
      userId: idOf(talent),
      payerUserId: idOf(talent),
      interval: 'monthly',
      paidAt: now,
      currentPeriodEnd: now,
      cancelAtPeriodEnd: false,
      cardWorks: true,
      createdAt: now,
      updatedAt: now,
    });
    await t.make.subscription({ userId: idOf(talent), subscriptionRef: id, currentPeriodEnd: now });
    expect(await billingOf(talent)).toMatchObject({
      provider: 'stripe',
      subscription: { provider: 'try_out' },
    });
    await renewDue(t.platform);
    expect(await planOf(t, talent)).toBe('free');
    await subscribe(world, talent);
    expect(await ownRow(t, talent)).toMatchObject({ provider: 'stripe', isPro: true });
  });
});

describe('a price', () => {
  it('that costs otherwise in the table of plans is made anew under its name', async () => {
    const before = await t.signIn('talent');
    await before.call(endpoints.checkout, { body: { interval: 'yearly' } });
    const old = [...stripe.books.prices.values()].find(
      ({ lookup_key }) => lookup_key === 'callboard_talent_yearly',
    );
    if (old === undefined) throw new Error('no price was made');
    old.unit_amount = 1;
    const after = await t.signIn('talent');
    await after.call(endpoints.checkout, { body: { interval: 'yearly' } });
    const session = [...stripe.books.sessions.values()].at(-1);
    expect(session?.price).not.toBe(old.id);
    expect(stripe.books.prices.get(session?.price ?? '')).toMatchObject({
      lookup_key: 'callboard_talent_yearly',
      unit_amount: 6_000,
    });
    expect(old.lookup_key).toBeNull();
  });

  it('that could not be made is made as soon as Stripe works again', async () => {
    const client = await t.signIn('client');
    const begin = () => client.call(endpoints.checkout, { body: { interval: 'yearly' } });
    stripe.trouble = /POST \/v1\/prices$/;
    expect((await begin()).status).toBe(502);
    stripe.trouble = 'none';
    expect((await begin()).status).toBe(201);
  });

  it('of somebody who has a plan is told as it is charged, whatever new ones pay', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent, { interval: 'yearly' });
    const { price } = stripe.books.get(ref);
    Object.assign(stripe.books.prices.get(price) ?? {}, { unit_amount: 4_250, currency: 'eur' });
    stripe.books.renew(ref);
    await deliverAll(world);
    const { subscription } = await billingOf(talent);
    expect(subscription).toMatchObject({ price: 4_250, currency: 'EUR' });
    const start = t.clock.now();
    t.clock.set(subscription.currentPeriodEnd);
    t.clock.advance({ days: -1 });
    await remindOfRenewal(t.platform);
    const { text } = await mailTo(t.platform, talent.user?.email ?? '', 'Pro renews on%');
    expect(text).toContain('Pro goes on at €42.50 a year.');
    t.clock.set(start.toISOString());
  });
});

describe('how Stripe calls it', () => {
  it.each([
    ['trialing', 'active', true],
    ['unpaid', 'past_due', true],
    ['paused', 'ended', false],
    ['incomplete_expired', 'ended', false],
    ['canceled', 'ended', false],
  ])('%s is %s here', async (stripeStatus, status, isPro) => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    stripe.books.turn(ref, { status: stripeStatus });
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({ status, isPro });
  });
});

describe('a subscription', () => {
  it.each(['monthly', 'yearly'])('cancelled for a day on Stripe’s pages goes on %s', async (to) => {
    const talent = await t.signIn('talent');
    const interval = to === 'monthly' ? 'yearly' : 'monthly';
    const ref = await subscribe(world, talent, { interval });
    stripe.books.turn(ref, { cancel_at: stripe.books.get(ref).periodEnd });
    await deliverAll(world);
    expect((await ownRow(t, talent))?.cancelAtPeriodEnd).toBe(true);
    const changed = await talent.call(endpoints.change, { body: { interval: to } });
    expect([changed.status, changed.body.subscription.cancelAtPeriodEnd]).toEqual([200, false]);
    expect(stripe.books.get(ref).cancel_at).toBeNull();
  });
});

describe('the days of grace', () => {
  it('count from the first payment that failed, not from the latest', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    stripe.books.cardWorks = false;
    stripe.books.renew(ref);
    await deliverAll(world);
    const since = (await ownRow(t, talent))?.pastDueSince;
    expect(since).toEqual(t.clock.now());
    t.clock.advance({ days: GRACE_DAYS - 1 });
    stripe.books.renew(ref);
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'past_due', pastDueSince: since });
    t.clock.advance({ days: 1 });
    stripe.books.renew(ref);
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'ended', isPro: false });
    expect(stripe.books.get(ref).status).toBe('canceled');
  });
});
