import { billingEndpoints } from '@callboard/contract/billing';
import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { privacyEndpoints } from '@callboard/contract/privacy';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/factory/people.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { users } from '../../auth/tables.ts';
import { deleteDueAccounts } from '../../privacy/deletion/delete-due.ts';
import { idOf, makeColleagues } from '../billing.fixture.ts';
import { deliverAll, payAtStripe, settled, subscribe, useStripe } from '../stripe.fixture.ts';
import { subscriptions } from '../tables.ts';

const world = await useStripe();
const { t, stripe } = world;

afterEach(() => {
  stripe.trouble = 'none';
});

/** Those who asked are gone when this is done. */
async function deleteAccounts(...leaving: TestClient[]): Promise<void> {
  for (const client of leaving) {
    const asked = await client.call(privacyEndpoints.askForDeletion, {
      body: { password: PASSWORD },
    });
    expect(asked.status).toBe(201);
  }
  const before = t.clock.now();
  t.clock.advance({ days: 14, minutes: 1 });
  await deleteDueAccounts(t.platform);
  t.clock.set(before.toISOString());
  for (const client of leaving) {
    const isGone = await t.platform.db
      .select()
      .from(users)
      .where(eq(users.id, idOf(client)));
    expect(isGone[0]?.deletedAt).not.toBeNull();
  }
}

const statusOf = (ref: string) => stripe.books.get(ref).status;
const rowsOf = (ref: string) =>
  t.platform.db.$count(subscriptions, eq(subscriptions.subscriptionRef, ref));

describe('whoever leaves', () => {
  it('as a talent pays nothing any more, and Stripe forgets who paid', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    const { customer } = stripe.books.get(ref);
    await deleteAccounts(talent);
    expect(await rowsOf(ref)).toBe(0);
    await settled(world);
    expect([statusOf(ref), stripe.books.customers.has(customer)]).toEqual(['canceled', false]);
    await deliverAll(world);
    expect(await rowsOf(ref)).toBe(0);
  });

  it('does so also while Stripe is away, which hears of it later', async () => {
    const talent = await t.signIn('talent');
    const ref = await subscribe(world, talent);
    stripe.trouble = 'breaks off';
    await deleteAccounts(talent);
    expect([await rowsOf(ref), statusOf(ref)]).toEqual([0, 'active']);
    stripe.trouble = 'none';
    await settled(world);
    expect(statusOf(ref)).toBe('canceled');
  }, 60_000);

  it('as the last client of a company ends its plan; a colleague keeps it', async () => {
    const { companyId, payer, colleague } = await makeColleagues(t);
    const ref = await subscribe(world, payer);
    await deleteAccounts(payer);
    await settled(world);
    const [kept] = await t.platform.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.companyId, companyId));
    expect(kept).toMatchObject({ isPro: true, payerUserId: null });
    stripe.books.renew(ref);
    await deliverAll(world);
    const billing = await colleague.call(billingEndpoints.get);
    expect(billing.body).toMatchObject({ plan: 'pro', mayManage: true });
    await deleteAccounts(colleague);
    await settled(world);
    expect([await rowsOf(ref), statusOf(ref)]).toEqual([0, 'canceled']);
  });

  it('closes a business and with it its plan', async () => {
    const owner = await t.signIn('agent');
    const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner), name: 'Quill' });
    const ref = await subscribe(world, owner, { interval: 'yearly', portfolioId });
    const closed = await owner.call(businessPortfolioEndpoints.remove, {
      params: { id: portfolioId },
      body: { name: 'Quill' },
    });
    expect(closed.status).toBe(204);
    await settled(world);
    expect([await rowsOf(ref), statusOf(ref)]).toEqual([0, 'canceled']);
    const [user] = await t.platform.db
      .select()
      .from(users)
      .where(eq(users.id, idOf(owner)));
    expect(user?.subscriptionPlan).toBe('free');
  });

  it('in the middle of a checkout has bought nothing that goes on', async () => {
    const owner = await t.signIn('agent');
    const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner), name: 'Quill' });
    const ref = await payAtStripe(world, owner, { interval: 'monthly', portfolioId });
    await owner.call(businessPortfolioEndpoints.remove, {
      params: { id: portfolioId },
      body: { name: 'Quill' },
    });
    await deliverAll(world);
    expect([await rowsOf(ref), statusOf(ref)]).toEqual([0, 'canceled']);
  });
});
