import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { users } from '../../auth/tables.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { buy, idOf } from '../billing.fixture.ts';
import { remindOfRenewal } from '../reminding/remind.ts';

const t = useTestServer();

afterEach(() => t.clock.set('2026-03-02T09:00:00.000Z'));

async function newestOf(client: TestClient) {
  const [news] = await t.platform.db
    .select({ title: notifications.title, content: notifications.content })
    .from(notifications)
    .where(eq(notifications.userId, idOf(client)))
    .orderBy(desc(notifications.id))
    .limit(1);
  return news;
}

const livingIn = (client: TestClient, timeZone: string) =>
  t.platform.db
    .update(users)
    .set({ timeZone })
    .where(eq(users.id, idOf(client)));

describe('news of a plan', () => {
  it.each([
    ['Pacific/Auckland', '3 April 2026'],
    ['America/Los_Angeles', '2 April 2026'],
  ])('say days as the page does for whoever lives in %s: %s', async (timeZone, day) => {
    t.clock.set('2026-03-02T20:00:00.000Z');
    const talent = await t.signIn('talent');
    await livingIn(talent, timeZone);
    await buy(talent);
    expect((await newestOf(talent))?.content).toContain(`Pro is paid until ${day};`);
    t.clock.set('2026-03-31T20:00:00.000Z');
    await remindOfRenewal(t.platform);
    expect((await newestOf(talent))?.title).toBe(`Pro renews on ${day}`);
  });

  it('of one of several agencies name it', async () => {
    const agent = await t.signIn('agent');
    const portfolioId = await t.make.portfolio({ ownerUserId: idOf(agent), name: 'Birch' });
    await buy(agent, { interval: 'yearly', portfolioId });
    const contents = [(await newestOf(agent))?.content];
    for (const card of ['declined', 'accepted', 'declined']) {
      await agent.call(endpoints.tryOutRenewal, { body: { card, portfolioId } });
      contents.push((await newestOf(agent))?.content);
    }
    expect(contents.every((content) => content?.includes('Pro for Birch'))).toBe(true);
  });

  it('of a company name it', async () => {
    const client = await t.signIn('client');
    const [company] = await t.platform.db
      .select({ name: clientCompanies.name })
      .from(clientProfiles)
      .innerJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
      .where(eq(clientProfiles.userId, idOf(client)));
    await buy(client);
    expect((await newestOf(client))?.content).toContain(`Pro for ${company?.name} is paid`);
    await client.call(endpoints.cancel, { body: {} });
    await client.call(endpoints.tryOutRenewal, { body: { card: 'accepted' } });
    expect((await newestOf(client))?.content).toContain(`Pro for ${company?.name} is over.`);
  });

  it('of a failed payment lead to no cards and invoices where there are none', async () => {
    const talent = await t.signIn('talent');
    await buy(talent);
    await talent.call(endpoints.tryOutRenewal, { body: { card: 'declined' } });
    const news = await newestOf(talent);
    expect(news?.content).toContain('Please pay with a card that works before then');
    expect(news?.content).not.toContain('cards and invoices');
  });
});
