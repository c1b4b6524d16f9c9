import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { desc, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { users } from '../auth/tables.ts';
import { clientProfiles } from '../client-profiles/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { subscriptions } from './tables.ts';

export const idOf = (client: TestClient) => client.user?.id ?? '';

export const billingOf = async (client: TestClient, portfolioId?: string) =>
  (await client.call(endpoints.get, { query: { portfolioId } })).body;

export async function order(
  client: TestClient,
  body: object = { interval: 'monthly' },
): Promise<string> {
  const { status, body: answer } = await client.call(endpoints.checkout, { body });
  expect([status, answer.url]).toEqual([201, expect.stringMatching(/^\/billing\/try-out\//)]);
  return answer.url.split('/').at(-1);
}

export const pay = (client: TestClient, id: string, card = 'accepted') =>
  client.call(endpoints.tryOutPay, { params: { id }, body: { card } });

export async function buy(client: TestClient, body: object = { interval: 'monthly' }) {
  const bought = await pay(client, await order(client, body));
  expect([bought.status, bought.body.plan]).toEqual([200, 'pro']);
  return bought.body;
}

/** What every other feature goes by. */
export async function planOf({ platform }: TestServer, client: TestClient) {
  const [user] = await platform.db
    .select({ plan: users.subscriptionPlan })
    .from(users)
    .where(eq(users.id, idOf(client)));
  return user?.plan;
}

/** Two clients of one company. */
export async function makeColleagues(t: TestServer) {
  const companyId = await t.make.clientCompany();
  const [payer, colleague] = [await t.signIn('client'), await t.signIn('client')];
  await t.platform.db
    .update(clientProfiles)
    .set({ companyId })
    .where(inArray(clientProfiles.userId, [payer, colleague].map(idOf)));
  return { companyId, payer, colleague };
}

export async function ownRow({ platform }: TestServer, client: TestClient) {
  const [row] = await platform.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, idOf(client)));
  return row;
}

/** What they were told, the newest first. */
export async function titlesOf({ platform }: TestServer, client: TestClient) {
  const rows = await platform.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.userId, idOf(client)))
    .orderBy(desc(notifications.id));
  return rows.map(({ title }) => title);
}
