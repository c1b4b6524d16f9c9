import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mailbox.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { billingOf, buy, idOf, order, pay, planOf, titlesOf } from './billing.fixture.ts';
import { subscriptions } from './tables.ts';

const t = useTestServer();

describe('without a provider of payments', () => {
  it('a talent has nothing to pay for, and is told that this is for trying out', async () => {
    const talent = await t.signIn('talent');
    expect(await billingOf(talent)).toEqual({
      provider: 'try_out',
      offer: 'talent',
      plan: 'free',
      holder: 'Ines Halloran',
      subscription: null,
      mayManage: true,
    });
  });

  it('Pro is bought in two steps, and whoever bought it is on Pro at once', async () => {
    const talent = await t.signIn('talent');
    const id = await order(talent, { interval: 'yearly' });
    const seen = await talent.call(endpoints.tryOutOrder, { params: { id } });
    expect(seen.body).toEqual({
      id,
      offer: 'talent',
      portfolioId: null,
      interval: 'yearly',
      holder: 'Ines Halloran',
      price: 6_000,
      currency: 'GBP',
      isPaid: false,
    });
    expect(await planOf(t, talent)).toBe('free');
    expect((await pay(talent, id)).body).toMatchObject({
      plan: 'pro',
      subscription: {
        status: 'active',
        provider: 'try_out',
        interval: 'yearly',
        nextInterval: null,
        currentPeriodEnd: '2027-03-02T09:00:00.000Z',
        cancelAtPeriodEnd: false,
        graceEndsAt: null,
        price: 6_000,
      },
    });
    expect(await planOf(t, talent)).toBe('pro');
    const again = await talent.call(endpoints.tryOutOrder, { params: { id } });
    expect(again.body.isPaid).toBe(true);
    await mailTo(t.platform, talent.user?.email ?? '', 'Pro has begun');
  });

  it('a card that is declined buys nothing', async () => {
    const talent = await t.signIn('talent');
    const id = await order(talent);
    const declined = await pay(talent, id, 'declined');
    expect([declined.status, declined.body.code]).toEqual([402, 'CARD_DECLINED']);
    expect(await billingOf(talent)).toMatchObject({ plan: 'free', subscription: null });
    expect((await pay(talent, id)).status).toBe(200);
  });

  it('one order is paid once, and Pro is not bought twice', async () => {
    const talent = await t.signIn('talent');
    const [one, other] = [await order(talent), await order(talent)];
    const paid = await Promise.all([pay(talent, one), pay(talent, one)]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    expect(await titlesOf(t, talent)).toEqual(['Pro has begun']);
    const twice = await pay(talent, other);
    expect([twice.status, twice.body.code]).toEqual([409, 'ALREADY_PRO']);
    const third = await talent.call(endpoints.checkout, { body: { interval: 'yearly' } });
    expect([third.status, third.body.code]).toEqual([409, 'ALREADY_PRO']);
  });

  it('two orders paid at the same moment leave one plan', async () => {
    const talent = await t.signIn('talent');
    const orders = [await order(talent), await order(talent)];
    const paid = await Promise.all(orders.map((id) => pay(talent, id)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('an order is nobody else’s, and back from it one finds how it stands', async () => {
    const talent = await t.signIn('talent');
    const id = await order(talent);
    for (const role of ['talent', 'client', 'agent'] as const) {
      const other = await t.signIn(role);
      expect((await other.call(endpoints.tryOutOrder, { params: { id } })).status).toBe(404);
      expect((await pay(other, id)).status).toBe(404);
      expect((await other.call(endpoints.settle, { params: { reference: id } })).status).toBe(404);
    }
    const settled = await talent.call(endpoints.settle, { params: { reference: id } });
    expect(settled.body.plan).toBe('free');
    await pay(talent, id);
    const paid = await talent.call(endpoints.settle, { params: { reference: id } });
    expect(paid.body.plan).toBe('pro');
  });

  it('there is no webhook', async () => {
    const answer = await t.visitor().send('POST', endpoints.stripeWebhook.path, { rawBody: '{}' });
    expect(answer.status).toBe(404);
  });
});

describe('who may look after a plan', () => {
  it('of a company: each of its clients, and nobody else sees it', async () => {
    const client = await t.signIn('client');
    await buy(client);
    const stranger = await t.signIn('client');
    expect(await billingOf(client)).toMatchObject({
      offer: 'client',
      holder: 'Tallow Row',
      plan: 'pro',
    });
    expect(await billingOf(stranger)).toMatchObject({ plan: 'free', subscription: null });
  });

  it('of an agency: its owner and admins; the team looks, and is on Pro', async () => {
    const [owner, admin, employee, stranger] = await Promise.all(
      [1, 2, 3, 4].map(() => t.signIn('agent')),
    );
    if (!owner || !admin || !employee || !stranger) throw new Error('nobody');
    const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner) });
    await t.make.portfolioMember({ portfolioId, userId: idOf(admin), role: 'admin' });
    await t.make.portfolioMember({ portfolioId, userId: idOf(employee), role: 'employee' });
    const body = { interval: 'monthly', portfolioId };
    const refused = await employee.call(endpoints.checkout, { body });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await stranger.call(endpoints.checkout, { body })).status).toBe(404);
    await buy(admin, body);
    expect(await billingOf(employee, portfolioId)).toMatchObject({
      plan: 'pro',
      mayManage: false,
      holder: 'Tallow & Finch',
    });
    expect(await planOf(t, employee)).toBe('pro');
    expect((await stranger.call(endpoints.get, { query: { portfolioId } })).status).toBe(404);
    for (const act of [endpoints.cancel, endpoints.resume, endpoints.portal]) {
      expect((await employee.call(act, { body: { portfolioId } })).status).toBe(403);
      expect((await stranger.call(act, { body: { portfolioId } })).status).toBe(404);
    }
    expect((await owner.call(endpoints.cancel, { body: { portfolioId } })).status).toBe(200);
    expect(await titlesOf(t, owner)).toContain('Pro has begun');
  });

  it('of an agency has to be named', async () => {
    const agent = await t.signIn('agent');
    const answer = await agent.call(endpoints.get);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { portfolioId: 'Please choose a business' },
    ]);
  });
});

describe('a plan that was bought', () => {
  it('becomes yearly at once, and monthly again when the year ends', async () => {
    const talent = await t.signIn('talent');
    await buy(talent);
    const up = await talent.call(endpoints.change, { body: { interval: 'yearly' } });
    expect(up.body.subscription).toMatchObject({
      interval: 'yearly',
      nextInterval: null,
      currentPeriodEnd: '2027-03-02T09:00:00.000Z',
    });
    const down = await talent.call(endpoints.change, { body: { interval: 'monthly' } });
    expect(down.body).toMatchObject({
      plan: 'pro',
      subscription: { interval: 'yearly', nextInterval: 'monthly' },
    });
    const played = await talent.call(endpoints.tryOutRenewal, { body: { card: 'accepted' } });
    expect(played.body.subscription).toMatchObject({
      interval: 'monthly',
      nextInterval: null,
      currentPeriodEnd: '2026-04-02T09:00:00.000Z',
    });
  });

  it('stays yearly when one resumes before the year ends', async () => {
    const talent = await t.signIn('talent');
    await buy(talent, { interval: 'yearly' });
    await talent.call(endpoints.change, { body: { interval: 'monthly' } });
    const resumed = await talent.call(endpoints.resume, { body: {} });
    expect(resumed.body.subscription).toMatchObject({ interval: 'yearly', nextInterval: null });
  });

  it('is cancelled for the end of the period, kept after all, and ends when it is not', async () => {
    const talent = await t.signIn('talent');
    await buy(talent);
    const cancelled = await talent.call(endpoints.cancel, { body: {} });
    expect(cancelled.body).toMatchObject({
      plan: 'pro',
      subscription: { status: 'active', cancelAtPeriodEnd: true },
    });
    const resumed = await talent.call(endpoints.resume, { body: {} });
    expect(resumed.body.subscription.cancelAtPeriodEnd).toBe(false);
    await talent.call(endpoints.cancel, { body: {} });
    const ended = await talent.call(endpoints.tryOutRenewal, { body: { card: 'accepted' } });
    expect(ended.body).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    expect(await planOf(t, talent)).toBe('free');
    expect(await titlesOf(t, talent)).toEqual(['Pro has ended', 'Pro has begun']);
    for (const act of [endpoints.cancel, endpoints.resume]) {
      const refused = await talent.call(act, { body: {} });
      expect([refused.status, refused.body.code]).toEqual([409, 'NO_SUBSCRIPTION']);
    }
    expect((await buy(talent)).subscription.id).toBe(cancelled.body.subscription.id);
  });

  it('leaves on the trail who bought, changed and cancelled it', async () => {
    const talent = await t.signIn('talent');
    await buy(talent, { interval: 'yearly' });
    await talent.call(endpoints.change, { body: { interval: 'monthly' } });
    await talent.call(endpoints.cancel, { body: {} });
    const rows = await t.platform.db
      .select({ act: auditEntries.act, actor: auditEntries.actorUserId })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, idOf(talent)))
      .orderBy(auditEntries.id);
    expect(rows).toEqual([
      { act: 'billing.checkout-begun', actor: idOf(talent) },
      { act: 'billing.paid', actor: idOf(talent) },
      { act: 'billing.began', actor: null },
      { act: 'billing.changed', actor: idOf(talent) },
      { act: 'billing.cancelled', actor: idOf(talent) },
    ]);
  });

  it('has its cards and invoices on the page of the plan, since there are none', async () => {
    const client = await t.signIn('client');
    expect((await client.call(endpoints.portal, { body: {} })).body.code).toBe('NO_SUBSCRIPTION');
    await buy(client);
    const portal = await client.call(endpoints.portal, { body: {} });
    expect([portal.status, portal.body]).toEqual([201, { url: '/go-pro' }]);
  });
});

describe('a plan', () => {
  it('has one holder: a talent, a portfolio or a company', async () => {
    const companyId = await t.make.clientCompany();
    const portfolioId = await t.make.portfolio();
    const holders = { companyId, portfolioId, offer: 'agency' as const };
    await expect(t.make.subscription(holders)).rejects.toThrow();
    await t.make.subscription({ companyId });
    await expect(t.make.subscription({ companyId })).rejects.toThrow();
    expect(await t.platform.db.$count(subscriptions, eq(subscriptions.companyId, companyId))).toBe(
      1,
    );
  });
});
