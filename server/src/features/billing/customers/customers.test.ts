import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { idOf, makeColleagues } from '../billing.fixture.ts';
import { leavePlansOf } from '../ending/leave-plans.ts';
import { settled, subscribe, useStripe } from '../stripe.fixture.ts';
import { billingCustomers } from '../tables.ts';

const world = await useStripe();
const { t, stripe } = world;

const begin = async (client: TestClient, body: object = {}) => {
  const { status, body: begun } = await client.call(endpoints.checkout, {
    body: { interval: 'monthly', ...body },
  });
  expect(status).toBe(201);
  const session = [...stripe.books.sessions.values()].find(({ url }) => url === begun.url);
  return { customer: session?.customer ?? '', url: begun.url };
};

const leave = async (client: TestClient) => {
  await t.platform.transaction((tx) => leavePlansOf(t.platform, tx, idOf(client)));
  await settled(world);
};

it('an agency is one customer, whichever of its admins buys', async () => {
  const [owner, admin] = [await t.signIn('agent'), await t.signIn('agent')];
  const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner) });
  await t.make.portfolioMember({ portfolioId, userId: idOf(admin), role: 'admin' });
  stripe.trouble = 'hangs';
  stripe.calls.splice(0);
  const begun = Promise.all([begin(owner, { portfolioId }), begin(admin, { portfolioId })]);
  await vi.waitFor(() => expect(stripe.calls).toHaveLength(2), 20_000);
  stripe.trouble = 'none';
  stripe.hangUp();
  const [one, other] = await begun;
  const third = await begin(admin, { portfolioId });
  expect([one.customer, other.customer]).toEqual([third.customer, third.customer]);
  const ofAgency = [...stripe.books.customers.values()].filter(({ email }) =>
    [owner.user?.email, admin.user?.email].includes(email),
  );
  expect(ofAgency).toEqual([expect.objectContaining({ email: admin.user?.email })]);
}, 30_000);

it('whoever never paid is forgotten at Stripe, too', async () => {
  const talent = await t.signIn('talent');
  const { customer } = await begin(talent);
  expect(stripe.books.customers.has(customer)).toBe(true);
  await leave(talent);
  expect(stripe.books.customers.has(customer)).toBe(false);
});

it('whoever paid for a company that goes on leaves it their customer without a name', async () => {
  const { companyId, payer } = await makeColleagues(t);
  const ref = await subscribe(world, payer);
  const { customer } = stripe.books.get(ref);
  expect(stripe.books.customers.get(customer)?.email).toBe(payer.user?.email);
  await leave(payer);
  expect(stripe.books.customers.get(customer)).toMatchObject({ email: '', name: '' });
  expect(stripe.books.get(ref).status).toBe('active');
  const [kept] = await t.platform.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, companyId));
  expect(kept).toMatchObject({ customerRef: customer, payerUserId: null });
});

it('a customer that Stripe does not know any more is made anew', async () => {
  const talent = await t.signIn('talent');
  const old = await begin(talent);
  stripe.books.customers.delete(old.customer);
  const present = await begin(talent);
  expect(present.customer).not.toBe(old.customer);
  expect((await begin(talent)).customer).toBe(present.customer);
});
