import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterAll, expect, vi } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { type TestServer, useTestServer } from '../../../test/test-server.ts';
import { type StripeMessage, StripeServer } from './stripe-server.fixture.ts';

export const STRIPE_KEY = 'sk_test_callboard';
const WEBHOOK_SECRET = 'whsec_callboard';

export type StripeWorld = { t: TestServer; stripe: StripeServer };

/** Callboard beside a Stripe of its own. */
export async function useStripe(): Promise<StripeWorld> {
  const stripe = new StripeServer({ now: () => t.clock.now() });
  await stripe.open();
  const t = useTestServer({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  afterAll(() => stripe.close());
  return { t, stripe };
}

type Signing = { secret?: string; secondsAgo?: number; header?: string | null };

/** Sends a message as Stripe does, signed by its library's own tool. */
export async function deliver(
  { t }: StripeWorld,
  { payload }: Pick<StripeMessage, 'payload'>,
  { secret = WEBHOOK_SECRET, secondsAgo = 0, header }: Signing = {},
) {
  const timestamp = Math.floor(t.clock.now().getTime() / 1000) - secondsAgo;
  const signature =
    header === undefined
      ? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      : header;
  const response = await fetch(t.url + endpoints.stripeWebhook.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== null && { 'stripe-signature': signature }),
    },
    body: payload,
  });
  const body = (await response.json()) as { code?: string };
  return { status: response.status, body };
}

/** All that Stripe has told so far and that was not delivered yet. */
export async function deliverAll(world: StripeWorld): Promise<void> {
  for (const message of world.stripe.messages.splice(0)) {
    expect((await deliver(world, message)).status).toBe(200);
  }
  await settled(world);
}

/** Until nothing waits to be looked at. */
export async function settled({ t }: StripeWorld): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await t.platform.db.execute<{ waiting: number }>(sql`
        select count(*)::int as waiting from pgboss.job
        where name in ('sync-subscription', 'end-subscription', 'forget-customer')
          and state in ('created', 'retry', 'active')`);
      expect(rows[0]?.waiting).toBe(0);
    },
    { timeout: 25_000, interval: 25 },
  );
}

/** Begins to buy, and pays on Stripe's page; no message has come yet. */
export async function payAtStripe(
  { stripe }: StripeWorld,
  client: TestClient,
  body: object = { interval: 'monthly' },
): Promise<string> {
  const { status, body: begun } = await client.call(endpoints.checkout, { body });
  expect([status, begun.url]).toEqual([201, expect.stringContaining('https://checkout.example/')]);
  return stripe.books.payCheckout(begun.url);
}

export async function subscribe(world: StripeWorld, client: TestClient, body?: object) {
  const ref = await payAtStripe(world, client, body);
  await deliverAll(world);
  return ref;
}
