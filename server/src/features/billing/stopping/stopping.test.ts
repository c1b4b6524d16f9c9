import { billingEndpoints as endpoints } from '@callboard/contract/billing';
import { privacyEndpoints } from '@callboard/contract/privacy';
import { eq, type SQL } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/factory/people.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { suspendUser } from '../../moderation/decisions/suspend-user.ts';
import { buy, idOf, makeColleagues, ownRow, titlesOf } from '../billing.fixture.ts';
import { subscriptions } from '../tables.ts';
import { renewDue } from '../try-out/renew-try-outs.ts';
import { stopUnattended } from './stop-unattended.ts';

const t = useTestServer();

afterEach(() => t.clock.set('2026-03-02T09:00:00.000Z'));

const suspend = (client: TestClient) => suspendUser(t.platform, null, idOf(client), 'spam');

async function askForDeletion(client: TestClient): Promise<void> {
  const asked = await client.call(privacyEndpoints.askForDeletion, {
    body: { password: PASSWORD },
  });
  expect(asked.status).toBe(201);
}

/** Monthly plans of 2 March renew on 2 April, and are reminded of three days before. */
const toTheDayBefore = () => t.clock.set('2026-04-01T09:00:00.000Z');

/** Sessions do not last a month. */
async function comeBack({ user }: TestClient): Promise<TestClient> {
  if (user === undefined) throw new Error('nobody');
  return new TestClient(t.url, await t.make.session({ user }));
}

async function isStopped(condition: SQL): Promise<boolean | undefined> {
  await stopUnattended(t.platform);
  const [row] = await t.platform.db.select().from(subscriptions).where(condition);
  return row?.cancelAtPeriodEnd;
}

describe('a plan that nobody is there to cancel', () => {
  it('is not renewed where its talent is suspended, and they are not charged', async () => {
    const [suspended, other] = [await t.signIn('talent'), await t.signIn('talent')];
    await buy(suspended);
    await buy(other);
    await suspend(suspended);
    await stopUnattended(t.platform);
    expect((await ownRow(t, suspended))?.cancelAtPeriodEnd).toBe(false);
    toTheDayBefore();
    await stopUnattended(t.platform);
    await stopUnattended(t.platform);
    expect(await ownRow(t, suspended)).toMatchObject({ isPro: true, cancelAtPeriodEnd: true });
    expect((await ownRow(t, other))?.cancelAtPeriodEnd).toBe(false);
    expect(await titlesOf(t, suspended)).toEqual(['Pro will not renew', 'Pro has begun']);
    const acts = await t.platform.db
      .select({ act: auditEntries.act, actor: auditEntries.actorUserId })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, idOf(suspended)));
    expect(acts).toContainEqual({ act: 'billing.stopped', actor: null });
    t.clock.advance({ days: 2 });
    await renewDue(t.platform);
    expect(await ownRow(t, suspended)).toMatchObject({ isPro: false, status: 'ended' });
    expect((await ownRow(t, other))?.status).toBe('active');
  });

  it('is not renewed in the days before an account is deleted, and can be kept with it', async () => {
    const talent = await t.signIn('talent');
    await buy(talent);
    t.clock.set('2026-03-25T09:00:00.000Z');
    await askForDeletion(talent);
    toTheDayBefore();
    await stopUnattended(t.platform);
    expect((await ownRow(t, talent))?.cancelAtPeriodEnd).toBe(true);
    const back = await comeBack(talent);
    expect((await back.call(privacyEndpoints.keepAccount)).status).toBe(204);
    expect((await back.call(endpoints.resume, { body: {} })).status).toBe(200);
    await stopUnattended(t.platform);
    expect((await ownRow(t, talent))?.cancelAtPeriodEnd).toBe(false);
  });

  it('of a company goes on as long as a colleague is there', async () => {
    const { companyId, payer, colleague } = await makeColleagues(t);
    await buy(payer);
    toTheDayBefore();
    await suspend(payer);
    expect(await isStopped(eq(subscriptions.companyId, companyId))).toBe(false);
    await askForDeletion(await comeBack(colleague));
    expect(await isStopped(eq(subscriptions.companyId, companyId))).toBe(true);
  });

  it('of an agency goes on while its owner or an admin is there; an employee cannot cancel', async () => {
    const [owner, admin, employee] = await Promise.all([1, 2, 3].map(() => t.signIn('agent')));
    if (!owner || !admin || !employee) throw new Error('nobody');
    const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner) });
    await t.make.portfolioMember({ portfolioId, userId: idOf(admin), role: 'admin' });
    await t.make.portfolioMember({ portfolioId, userId: idOf(employee), role: 'employee' });
    await buy(owner, { interval: 'monthly', portfolioId });
    toTheDayBefore();
    await suspend(owner);
    expect(await isStopped(eq(subscriptions.portfolioId, portfolioId))).toBe(false);
    await suspend(admin);
    expect(await isStopped(eq(subscriptions.portfolioId, portfolioId))).toBe(true);
  });
});
