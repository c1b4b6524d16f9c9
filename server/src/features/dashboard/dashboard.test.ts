import { dashboardEndpoints } from '@callboard/contract/dashboard';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditionRoles } from '../auditions/tables.ts';
import { clientCompanies, clientProfiles } from '../client-profiles/tables.ts';

const t = useTestServer();

const hoursFromNow = (hours: number) => new Date(t.clock.now().getTime() + hours * 3_600_000);
const dashboardOf = async (who: TestClient) => {
  const { status, body, text } = await who.call(dashboardEndpoints.get);
  expect(status, text).toBe(200);
  return body;
};

it('tells a client what their productions are up to, and an admin everybody’s', async () => {
  // A quarter past midnight in Tokyo.
  t.clock.set('2026-06-09T15:15:00.000Z');
  const user = await t.make.user({ role: 'client', timeZone: 'Asia/Tokyo' });
  const client = new TestClient(t.url, await t.make.session({ user }));
  const createdByUserId = user.id;
  const productionId = await t.make.production({ createdByUserId });
  await t.make.production({ createdByUserId, status: 'draft' });
  const roleId = await t.make.productionRole({ productionId });
  const callId = await t.make.castingCall({ roleId, deadlineAt: hoursFromNow(48) });
  const given = { roleId, callId };
  await t.make.application(given);
  await t.make.application({ ...given, status: 'booked', createdAt: hoursFromNow(-1) });
  await t.make.application({ ...given, status: 'viewed', unsentAnswer: 'role_cut' });
  await t.make.application({ ...given, status: 'withdrawn', createdAt: hoursFromNow(-24 * 31) });
  const auditionId = await t.make.audition({ productionId, startsAt: hoursFromNow(5) });
  await t.platform.db.insert(auditionRoles).values({ auditionId, roleId });
  await t.make.auditionInvitation({ auditionId, roleId });
  await t.make.audition({ productionId, startsAt: hoursFromNow(-5) });

  const seen = await dashboardOf(client);
  expect(seen.productions).toMatchObject([{ id: productionId, funnel: { applied: 3, booked: 1 } }]);
  expect(seen.totals).toEqual({ openCalls: 1, newApplications: 1, unsentAnswers: 1, booked: 1 });
  expect(seen.closingCalls).toMatchObject([{ callId, applied: 3, new: 1 }]);
  expect(seen.nextAuditions).toMatchObject([
    { id: auditionId, roleTitles: ['DI Rhona Tait'], invited: 1, accepted: 0, pending: 1 },
  ]);
  expect(seen.applicationsPerDay).toHaveLength(30);
  expect(seen.applicationsPerDay.slice(-3)).toEqual([
    { day: '2026-06-08', count: 0 },
    { day: '2026-06-09', count: 1 },
    { day: '2026-06-10', count: 2 },
  ]);
  const total = seen.applicationsPerDay.reduce(
    (sum: number, { count }: { count: number }) => sum + count,
    0,
  );
  expect(total).toBe(3);

  await t.make.production({ title: 'Somebody else’s' });
  const admin = await t.signIn('admin');
  expect((await dashboardOf(admin)).productions).toHaveLength(2);
});

it('is empty for a newcomer, and tells how reliably the company answers once that is known', async () => {
  const client = await t.signIn('client');
  expect(await dashboardOf(client)).toMatchObject({
    productions: [],
    nextAuditions: [],
    closingCalls: [],
    answering: null,
    totals: { openCalls: 0, newApplications: 0, unsentAnswers: 0, booked: 0 },
  });
  const [profile] = await t.platform.db
    .select()
    .from(clientProfiles)
    .where(eq(clientProfiles.userId, client.user?.id ?? ''));
  await t.platform.db
    .update(clientCompanies)
    .set({ answeredPercent: 92, answerDays: 4 })
    .where(eq(clientCompanies.id, profile?.companyId ?? ''));
  expect((await dashboardOf(client)).answering).toEqual({ percent: 92, days: 4 });
});
