import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { GRACE_DAYS } from '@callboard/contract/plans';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mailbox.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { billingOf, buy, idOf, order, ownRow, titlesOf } from './billing.fixture.ts';
import { endGraces } from './grace/end-grace.ts';
import { remindOfRenewal } from './reminding/remind.ts';
import { sweepBilling } from './sweeping/sweep-billing.ts';
import { tryOutSubscriptions } from './tables.ts';
import { renewDue } from './try-out/renew-try-outs.ts';

const t = useTestServer();

afterEach(() => t.clock.set('2026-03-02T09:00:00.000Z'));

describe('when a card no longer works', () => {
  it('Pro stays for the days of grace, and a card that works again mends it', async () => {
    const talent = await t.signIn('talent');
    await buy(talent);
    const failed = await talent.call(endpoints.tryOutRenewal, { body: { card: 'declined' } });
    const graceEndsAt = new Date(t.clock.now().getTime() + GRACE_DAYS * 86_400_000).toISOString();
    expect(failed.body).toMatchObject({
      plan: 'pro',
      subscription: { status: 'past_due', graceEndsAt },
    });
    const { text } = await mailTo(t.platform, talent.user?.email ?? '', 'A payment for Pro failed');
    expect(text).toMatch(/Pro stays until 16 March 2026\.[\s\S]*\/go-pro/);
    const yearly = await talent.call(endpoints.change, { body: { interval: 'yearly' } });
    expect([yearly.status, yearly.body.code]).toEqual([402, 'CARD_DECLINED']);
    const mended = await talent.call(endpoints.tryOutRenewal, { body: { card: 'accepted' } });
    expect(mended.body).toMatchObject({
      plan: 'pro',
      subscription: { status: 'active', graceEndsAt: null },
    });
    expect((await titlesOf(t, talent))[0]).toBe('The payment for Pro came through');
  });

  it('Pro ends with the grace, once, also at the provider', async () => {
    const talent = await t.signIn('talent');
    await buy(talent);
    await talent.call(endpoints.tryOutRenewal, { body: { card: 'declined' } });
    t.clock.advance({ days: GRACE_DAYS, minutes: -1 });
    await endGraces(t.platform);
    expect((await ownRow(t, talent))?.isPro).toBe(true);
    t.clock.advance({ minutes: 1 });
    await Promise.all([endGraces(t.platform), endGraces(t.platform)]);
    expect(await billingOf(talent)).toMatchObject({
      plan: 'free',
      subscription: { status: 'ended', graceEndsAt: null },
    });
    await expect
      .poll(async () => {
        const [entry] = await t.platform.db
          .select()
          .from(tryOutSubscriptions)
          .where(eq(tryOutSubscriptions.userId, idOf(talent)));
        return entry?.endedAt;
      })
      .toEqual(t.clock.now());
    expect((await titlesOf(t, talent)).slice(0, 2)).toEqual([
      'Pro has ended',
      'A payment for Pro failed',
    ]);
  });
});

describe('by themselves', () => {
  it('plans renew when their period is over, and a month ends with its last day', async () => {
    t.clock.set('2027-01-31T12:00:00.000Z');
    const talent = await t.signIn('talent');
    await buy(talent);
    const endOf = async () => (await ownRow(t, talent))?.currentPeriodEnd.toISOString();
    expect(await endOf()).toBe('2027-02-28T12:00:00.000Z');
    t.clock.set('2027-02-28T11:59:00.000Z');
    await renewDue(t.platform);
    expect(await endOf()).toBe('2027-02-28T12:00:00.000Z');
    t.clock.set('2027-02-28T12:30:00.000Z');
    await Promise.all([renewDue(t.platform), renewDue(t.platform)]);
    expect(await endOf()).toBe('2027-03-28T12:00:00.000Z');
    // A server that was off for a while.
    t.clock.set('2027-06-01T00:00:00.000Z');
    await renewDue(t.platform);
    expect(await endOf()).toBe('2027-06-28T12:00:00.000Z');
  });

  it('plans that were cancelled end', async () => {
    const talent = await t.signIn('talent');
    await buy(talent);
    await talent.call(endpoints.cancel, { body: {} });
    t.clock.advance({ days: 32 });
    await renewDue(t.platform);
    expect(await ownRow(t, talent)).toMatchObject({ isPro: false, status: 'ended' });
  });

  it.each([
    ['monthly', 3],
    ['yearly', 14],
  ] as const)('those who pay %s are reminded %i days before, once', async (interval, days) => {
    const talent = await t.signIn('talent');
    const cancelled = await t.signIn('talent');
    const { subscription } = await buy(talent, { interval });
    await buy(cancelled, { interval });
    await cancelled.call(endpoints.cancel, { body: {} });
    const remindersOf = async (client: TestClient) =>
      (await titlesOf(t, client)).filter((title) => title.startsWith('Pro renews on')).length;
    t.clock.set(subscription.currentPeriodEnd);
    t.clock.advance({ days: -days, minutes: -1 });
    await remindOfRenewal(t.platform);
    expect(await remindersOf(talent)).toBe(0);
    t.clock.advance({ minutes: 1 });
    await Promise.all([remindOfRenewal(t.platform), remindOfRenewal(t.platform)]);
    await remindOfRenewal(t.platform);
    expect(await remindersOf(talent)).toBe(1);
    expect(await remindersOf(cancelled)).toBe(0);
  });

  it('orders that nobody paid are forgotten, and what was paid stays', async () => {
    const [paying, leaving] = [await t.signIn('talent'), await t.signIn('talent')];
    await buy(paying);
    await order(leaving);
    const booked = ({ user }: TestClient) =>
      t.platform.db.$count(tryOutSubscriptions, eq(tryOutSubscriptions.userId, user?.id ?? ''));
    t.clock.advance({ days: 8 });
    await sweepBilling(t.platform);
    expect([await booked(paying), await booked(leaving)]).toEqual([1, 0]);
  });

  it('nobody asks a provider that is not configured any more', async () => {
    const currentPeriodEnd = new Date(t.clock.now().getTime() - 7 * 3_600_000);
    await t.make.subscription({ provider: 'stripe', currentPeriodEnd });
    const asked = () => t.platform.db.$count(sql`pgboss.job where name = 'sync-subscription'`);
    const before = await asked();
    await endGraces(t.platform);
    expect(await asked()).toBe(before);
    await t.make.subscription({ currentPeriodEnd });
    for (const _ of ['once', 'twice']) await endGraces(t.platform);
    expect(await asked()).toBe(before + 1);
  });

  it('what searches missed somebody for is counted for talents, not for companies', async () => {
    const counted = () => t.platform.db.$count(sql`pgboss.job where name = 'count-missed-of'`);
    const before = await counted();
    await buy(await t.signIn('client'));
    expect(await counted()).toBe(before);
    await buy(await t.signIn('talent'));
    expect(await counted()).toBe(before + 1);
  });
});
