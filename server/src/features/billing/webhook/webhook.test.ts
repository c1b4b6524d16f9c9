import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownRow, titlesOf } from '../billing.fixture.ts';
import {
  deliver,
  deliverAll,
  payAtStripe,
  settled,
  subscribe,
  useStripe,
} from '../stripe.fixture.ts';
import type { StripeMessage } from '../stripe-server.fixture.ts';

const world = await useStripe();
const { t, stripe } = world;
const db = () => t.platform.db;

afterEach(() => {
  stripe.trouble = 'none';
  stripe.books.cardWorks = true;
  stripe.messages.splice(0);
});

const jobsEver = () => jobsInState('%');
const jobsInState = async (state: string) => {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job
      where name = 'sync-subscription' and state::text like ${state}`,
  );
  return rows[0]?.count;
};

/** Somebody whose first payment was made and of whom no message has come. */
async function payingTalent() {
  const talent = await t.signIn('talent');
  const ref = await payAtStripe(world, talent);
  return { talent, ref, messages: stripe.messages.splice(0) };
}

describe('a message that is not Stripe’s', () => {
  const cases: [string, Parameters<typeof deliver>[2]][] = [
    ['signed with another secret', { secret: 'whsec_of_somebody_else' }],
    ['older than five minutes', { secondsAgo: 301 }],
    ['without a signature', { header: null }],
    ['with nonsense for a signature', { header: 't=now,v1=trust-me' }],
  ];
  it.each(cases)('%s is refused, and nothing is written', async (_what, signing) => {
    const { talent, messages } = await payingTalent();
    const jobs = await jobsEver();
    for (const message of messages) {
      const answer = await deliver(world, message, signing);
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_SIGNATURE']);
    }
    expect(await jobsEver()).toBe(jobs);
    expect(await ownRow(t, talent)).toBeUndefined();
  });

  it('or of which a byte was changed is refused', async () => {
    const { messages } = await payingTalent();
    const payload = messages[0]?.payload ?? '';
    const { Stripe } = await import('stripe');
    const header = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: 'whsec_callboard',
      timestamp: Math.floor(t.clock.now().getTime() / 1000),
    });
    const changed = { payload: payload.replace('incomplete', 'trialing!!') };
    expect((await deliver(world, changed, { header })).status).toBe(400);
    expect((await deliver(world, { payload }, { header })).status).toBe(200);
  });
});

describe('messages of Stripe’s', () => {
  it('count once, however often they come and at whatever moment', async () => {
    const { talent, messages } = await payingTalent();
    const twice = [...messages, ...messages, ...messages];
    const answers = await Promise.all(twice.map((message) => deliver(world, message)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await settled(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'active', isPro: true });
    expect(await titlesOf(t, talent)).toEqual(['Pro has begun']);
  });

  it('that are sent again by hand make us ask again, after all tries were in vain', async () => {
    const { talent, messages } = await payingTalent();
    stripe.trouble = /GET \/v1\/subscriptions/;
    for (const message of messages) expect((await deliver(world, message)).status).toBe(200);
    await vi.waitFor(async () => expect(await jobsInState('retry')).toBe(messages.length), 20_000);
    await db().execute(
      sql`update pgboss.job set state = 'failed' where name = 'sync-subscription' and state = 'retry'`,
    );
    stripe.trouble = 'none';
    expect(await ownRow(t, talent)).toBeUndefined();
    for (const message of messages) expect((await deliver(world, message)).status).toBe(200);
    await settled(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'active', isPro: true });
  }, 30_000);

  it('about an end that overtook the beginning end as it is', async () => {
    const { talent, ref, messages } = await payingTalent();
    stripe.books.turn(ref, { status: 'canceled' });
    const [deleted] = stripe.messages.splice(0);
    for (const message of [deleted as StripeMessage, ...messages]) await deliver(world, message);
    await settled(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'ended', isPro: false });
    expect(await titlesOf(t, talent)).toEqual([]);
  });

  it('that are older than the present change nothing', async () => {
    const { talent, ref, messages } = await payingTalent();
    stripe.books.turn(ref, { cancel_at_period_end: true });
    for (const message of stripe.messages.splice(0)) await deliver(world, message);
    await settled(world);
    const present = await ownRow(t, talent);
    expect(present?.cancelAtPeriodEnd).toBe(true);
    for (const message of messages) await deliver(world, message);
    await settled(world);
    expect(await ownRow(t, talent)).toEqual(present);
  });

  it('about what one had before do not touch what one has now', async () => {
    const talent = await t.signIn('talent');
    const old = await subscribe(world, talent);
    stripe.books.turn(old, { status: 'canceled' });
    const late = stripe.messages.slice();
    await deliverAll(world);
    t.clock.advance({ minutes: 5 });
    const present = await subscribe(world, talent);
    // As if it came from somewhere else: a new message about the old one.
    stripe.books.turn(old, { status: 'canceled' });
    stripe.messages.push(...late);
    await deliverAll(world);
    expect(await ownRow(t, talent)).toMatchObject({
      subscriptionRef: present,
      status: 'active',
      isPro: true,
    });
  });

  it('about things that are not plans, or not ours, are taken and left alone', async () => {
    const jobs = await jobsEver();
    stripe.books.tell('customer.created', { id: 'cus_1', object: 'customer' });
    stripe.books.tell('invoice.paid', { id: 'in_1', object: 'invoice', parent: null });
    await deliverAll(world);
    expect(await jobsEver()).toBe(jobs);
    const ref = (await payingTalent()).ref;
    stripe.books.get(ref).metadata = {};
    stripe.books.tell('customer.subscription.updated', stripe.books.get(ref));
    await deliverAll(world);
  });

  it('wait in the queue while Stripe itself does not answer', async () => {
    const { talent, messages } = await payingTalent();
    stripe.trouble = 'breaks off';
    for (const message of messages) expect((await deliver(world, message)).status).toBe(200);
    await vi.waitFor(async () => expect(await jobsInState('retry')).toBe(messages.length), 20_000);
    expect(await ownRow(t, talent)).toBeUndefined();
    stripe.trouble = 'none';
    await settled(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'active', isPro: true });
    expect(await titlesOf(t, talent)).toEqual(['Pro has begun']);
  }, 60_000);
});

describe('the messages of one life', () => {
  const TURNS = ['renew', 'fail', 'mend', 'cancel', 'go on', 'end', 'tell'] as const;

  function play(ref: string, turn: (typeof TURNS)[number]): void {
    const { books } = stripe;
    if (books.get(ref).status === 'canceled') return;
    books.cardWorks = turn !== 'fail';
    if (turn === 'renew' || turn === 'fail') books.renew(ref);
    if (turn === 'mend') books.turn(ref, { status: 'active' });
    if (turn === 'cancel') books.turn(ref, { cancel_at_period_end: true });
    if (turn === 'go on') books.turn(ref, { cancel_at_period_end: false });
    if (turn === 'end') books.turn(ref, { status: 'canceled' });
  }

  const MEANING: Record<string, object> = {
    active: { status: 'active', isPro: true },
    past_due: { status: 'past_due', isPro: true },
    canceled: { status: 'ended', isPro: false },
  };

  it('in any order, with repeats, while it goes on, end in what Stripe says last', async () => {
    const life = fc.array(fc.constantFrom(...TURNS), { minLength: 1, maxLength: 8 });
    const chance = fc.infiniteStream(fc.nat(1_000_000));
    await fc.assert(
      fc.asyncProperty(life, chance, async (turns, numbers) => {
        const next = (below: number) => (numbers.next().value ?? 0) % below;
        const { talent, ref, messages } = await payingTalent();
        const told = [...messages];
        const takeAny = () => told[next(told.length)] as StripeMessage;
        const sending: Promise<unknown>[] = [];
        for (const turn of turns) {
          play(ref, turn);
          told.push(...stripe.messages.splice(0));
          sending.push(deliver(world, takeAny()));
        }
        await Promise.all(sending);
        const shuffled = told
          .map((message) => ({ message, at: next(1_000_000) }))
          .sort((one, other) => one.at - other.at);
        await Promise.all(shuffled.map(({ message }) => deliver(world, message)));
        await settled(world);
        const kept = stripe.books.get(ref);
        expect(await ownRow(t, talent)).toMatchObject({
          subscriptionRef: ref,
          ...MEANING[kept.status],
          cancelAtPeriodEnd: kept.cancel_at_period_end,
          currentPeriodEnd: new Date(kept.periodEnd * 1000),
        });
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
