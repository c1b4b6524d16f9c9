import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { businessPortfolioMembers } from '../business-portfolios/tables.ts';
import { idOf, planOf } from './billing.fixture.ts';
import { lockHolder } from './queries.ts';
import { subscriptions } from './tables.ts';

const t = useTestServer();
const PATIENCE = { timeout: 20_000, interval: 25 };

/** Until somebody waits for what an open transaction has locked. */
async function somebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await t.platform.db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_locks where not granted and pid in (
          select l.pid from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database())`,
      );
      return rows[0]?.waiting;
    }, PATIENCE)
    .toBe(1);
}

it('whoever joins an agency at the moment its Pro begins is on Pro', async () => {
  const [owner, joining] = [await t.signIn('agent'), await t.signIn('agent')];
  const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner) });
  let begun: Promise<string> | undefined;
  await t.platform.transaction(async (tx) => {
    await tx.insert(businessPortfolioMembers).values({
      portfolioId,
      userId: idOf(joining),
      role: 'employee',
      createdAt: t.clock.now(),
      updatedAt: t.clock.now(),
    });
    begun = t.make.subscription({ portfolioId });
    await Promise.race([begun, somebodyWaits()]);
  });
  await begun;
  expect([await planOf(t, owner), await planOf(t, joining)]).toEqual(['pro', 'pro']);
}, 30_000);

it('whoever is in two agencies stays on Pro when one begins while the other ends', async () => {
  const agent = await t.signIn('agent');
  const [ending, beginning] = [
    await t.make.portfolio({ ownerUserId: idOf(agent) }),
    await t.make.portfolio({ ownerUserId: idOf(agent) }),
  ];
  await t.make.subscription({ portfolioId: ending });
  let begun: Promise<string> | undefined;
  await t.platform.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ isPro: false, status: 'ended' })
      .where(eq(subscriptions.portfolioId, ending));
    begun = t.make.subscription({ portfolioId: beginning });
    await Promise.race([begun, somebodyWaits()]);
  });
  await begun;
  expect(await planOf(t, agent)).toBe('pro');
}, 30_000);

it('a business that closes while its Pro begins does both, one after the other', async () => {
  const owner = await t.signIn('agent');
  const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner), name: 'Quill' });
  let closing: ReturnType<typeof owner.call> | undefined;
  await t.platform.transaction(async (tx) => {
    await lockHolder(tx, { offer: 'agency', id: portfolioId });
    closing = owner.call(businessPortfolioEndpoints.remove, {
      params: { id: portfolioId },
      body: { name: 'Quill' },
    });
    await somebodyWaits();
    const now = t.clock.now();
    await tx.insert(subscriptions).values({
      id: portfolioId,
      offer: 'agency',
      portfolioId,
      provider: 'try_out',
      customerRef: portfolioId,
      subscriptionRef: portfolioId,
      status: 'active',
      interval: 'monthly',
      currentPeriodEnd: now,
      cancelAtPeriodEnd: false,
      isPro: true,
      createdAt: now,
      updatedAt: now,
    });
  });
  expect((await closing)?.status).toBe(204);
  expect(
    await t.platform.db.$count(subscriptions, eq(subscriptions.portfolioId, portfolioId)),
  ).toBe(0);
}, 30_000);
