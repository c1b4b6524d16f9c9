import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { billingOf, idOf, ownRow, planOf, titlesOf } from '../billing.fixture.ts';
import { endGraces } from '../grace/end-grace.ts';
import { settled, subscribe, useStripe } from '../stripe.fixture.ts';

const world = await useStripe();
const { t, stripe } = world;
const PATIENCE = { timeout: 20_000, interval: 25 };

afterEach(() => {
  stripe.trouble = 'none';
});

const cancel = (client: Awaited<ReturnType<typeof t.signIn>>) =>
  client.call(endpoints.cancel, { body: {} });

/** Somebody whose subscription Stripe has never heard of, as after a change of accounts there. */
async function unknownAtStripe(currentPeriodEnd: Date) {
  const talent = await t.signIn('talent');
  const subscriptionRef = `sub_elsewhere${idOf(talent).replaceAll('-', '')}`;
  const row = { userId: idOf(talent), provider: 'stripe', currentPeriodEnd, subscriptionRef };
  await t.make.subscription({ ...row, provider: 'stripe' });
  return talent;
}

describe('while Stripe thinks', () => {
  it('many who change their plans leave the database to everyone else', async () => {
    const people = [];
    for (let number = 0; number < 21; number += 1) {
      people.push(await unknownAtStripe(t.clock.now()));
    }
    stripe.trouble = 'hangs';
    stripe.calls.splice(0);
    let answered = 0;
    const presses = people.map(async (person) => {
      await cancel(person);
      answered += 1;
    });
    await vi.waitFor(() => expect(stripe.calls.length).toBeGreaterThanOrEqual(8), PATIENCE);
    expect((await billingOf(await t.signIn('talent'))).plan).toBe('free');
    expect(answered).toBe(0);
    stripe.trouble = 'none';
    stripe.hangUp();
    await Promise.all(presses);
  }, 30_000);

  it('many checkouts hold nothing', async () => {
    const talent = await t.signIn('talent');
    stripe.trouble = 'hangs';
    stripe.calls.splice(0);
    let answered = 0;
    const begun = Array.from({ length: 21 }, async () => {
      const { status } = await talent.call(endpoints.checkout, { body: { interval: 'monthly' } });
      answered += 1;
      return status;
    });
    await vi.waitFor(() => expect(stripe.calls).toHaveLength(21), PATIENCE);
    expect((await billingOf(talent)).plan).toBe('free');
    expect(answered).toBe(0);
    stripe.trouble = 'none';
    stripe.hangUp();
    expect(new Set(await Promise.all(begun))).toEqual(new Set([201]));
  }, 30_000);

  it('a second change of the same plan is told so, and waits for nothing', async () => {
    const talent = await t.signIn('talent');
    await subscribe(world, talent);
    stripe.trouble = 'hangs';
    stripe.calls.splice(0);
    const first = cancel(talent);
    await vi.waitFor(() => expect(stripe.calls).toHaveLength(1), PATIENCE);
    const second = await talent.call(endpoints.resume, { body: {} });
    expect([second.status, second.body.code]).toEqual([409, 'CONFLICT']);
    stripe.trouble = 'none';
    stripe.hangUp();
    expect((await first).body.subscription.cancelAtPeriodEnd).toBe(true);
  }, 30_000);
});

describe('a subscription that Stripe does not know', () => {
  it('ends when its payer looks after it, and Pro can be bought anew', async () => {
    const talent = await unknownAtStripe(new Date(t.clock.now().getTime() + 86_400_000));
    const refused = await cancel(talent);
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_SUBSCRIPTION']);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'ended', isPro: false });
    expect([await planOf(t, talent), await titlesOf(t, talent)]).toEqual([
      'free',
      ['Pro has ended'],
    ]);
    await subscribe(world, talent);
    expect(await planOf(t, talent)).toBe('pro');
  });

  it('ends by itself once its period is over', async () => {
    const talent = await unknownAtStripe(new Date(t.clock.now().getTime() - 7 * 3_600_000));
    await endGraces(t.platform);
    await settled(world);
    expect(await ownRow(t, talent)).toMatchObject({ status: 'ended', isPro: false });
  });
});

describe('what was done at Stripe', () => {
  it('is on the trail, and written down later, where it does not answer once more', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    const change = `POST /v1/subscriptions/${ref}`;
    stripe.calls.splice(0);
    stripe.trouble = (call) => call.startsWith('GET') && stripe.calls.includes(change);
    const changed = await talent.call(endpoints.change, { body: { interval: 'yearly' } });
    expect(changed.status).toBe(200);
    const acts = await t.platform.db
      .select({ act: auditEntries.act })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, idOf(talent)));
    expect(acts).toContainEqual({ act: 'billing.changed' });
    stripe.trouble = 'none';
    await settled(world);
    expect((await ownRow(t, talent))?.interval).toBe('yearly');
  }, 30_000);
});
