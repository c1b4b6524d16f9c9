import { analyticsEndpoints, type ClientReport } from '@callboard/contract/analytics';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import type { applications } from '../../applications/tables.ts';
import { subscriptions } from '../../billing/tables.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import { productionCollaborators } from '../../productions/tables.ts';
import { callDays } from '../tables.ts';

const t = useTestServer();
const { clientReport, clientReportCsv } = analyticsEndpoints;

let client: TestClient;
let companyId: string;
let productionId: string;
let person: { talentProfileId: string; submittedByUserId: string };
beforeEach(async () => {
  t.clock.set('2026-06-30T12:00:00.000Z');
  ({ client, companyId } = await someone());
  await putOnPro();
  const createdByUserId = client.user?.id ?? '';
  productionId = await t.make.production({ companyId, createdByUserId });
  const { profileId, user } = await t.make.talent();
  person = { talentProfileId: profileId, submittedByUserId: user.id };
});

async function someone() {
  const user = await t.make.user({ role: 'client' });
  const [profile] = await t.platform.db
    .select()
    .from(clientProfiles)
    .where(eq(clientProfiles.userId, user.id));
  const client = new TestClient(t.url, await t.make.session({ user }));
  return { client, companyId: profile?.companyId ?? '' };
}

const putOnPro = () =>
  t.platform.db.insert(subscriptions).values({
    id: newId(),
    offer: 'client',
    companyId,
    provider: 'try_out',
    customerRef: companyId,
    subscriptionRef: companyId,
    status: 'active',
    interval: 'yearly',
    currentPeriodEnd: daysAgo(-100),
    cancelAtPeriodEnd: false,
    isPro: true,
    createdAt: t.clock.now(),
    updatedAt: t.clock.now(),
  });

const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * 24 * 60 * 60 * 1000);

/** A role whose call opened so many days ago. */
async function opened(days: number, given: { title?: string; countNeeded?: number } = {}) {
  const roleId = await t.make.productionRole({ productionId, ...given });
  const callId = await t.make.castingCall({ roleId, openedAt: daysAgo(days) });
  return { roleId, callId };
}
type Given = Partial<typeof applications.$inferInsert>;
const apply = (role: { roleId: string; callId: string }, days: number, given: Given = {}) =>
  t.make.application({ ...role, createdAt: daysAgo(days), ...given });
/** Those who were refused may be the same person. */
const applyAndLose = (role: { roleId: string; callId: string }, days: number, given: Given = {}) =>
  apply(role, days, { status: 'not_selected', ...person, ...given });
type Change = Parameters<typeof t.make.statusChange>[0];
const move = (applicationId: string, change: Change) =>
  t.make.statusChange({ applicationId, ...change });
const page = async (query: Record<string, unknown> = {}, who = client): Promise<ClientReport> => {
  const { status, body, text } = await who.call(clientReport, { query });
  expect(status, text).toBe(200);
  return body;
};
/** The first page, with the totals. */
const report = async (...asked: Parameters<typeof page>) => {
  const { totals, ...rest } = await page(...asked);
  if (totals === null) throw new Error('a first page without totals');
  return { ...rest, totals };
};

it('tells of a role how far each applicant came by the team’s own moves, and who looked at its call', async () => {
  const role = await opened(20, { title: 'Lantern keeper' });
  await t.platform.db.insert(callDays).values([
    { callId: role.callId, day: '2026-06-11', views: 30 },
    { callId: role.callId, day: '2026-06-12', views: 12 },
  ]);
  await apply(role, 19);
  // Decided and not told yet: it is the team's own figure all the same.
  await move(await apply(role, 19, { status: 'shortlisted', toldStatus: 'viewed' }), {
    toStatus: 'shortlisted',
  });
  // A no takes nobody back from where they were.
  await move(await applyAndLose(role, 19), { toStatus: 'callback', toldAt: daysAgo(17) });
  // Taken back before anybody was told.
  await move(await apply(role, 19, { status: 'viewed' }), {
    toStatus: 'offered',
    undoneAt: daysAgo(18),
  });
  await apply(role, 18, { status: 'released' });
  const { roles } = await report();
  expect(roles).toEqual([
    {
      roleId: role.roleId,
      roleTitle: 'Lantern keeper',
      productionId,
      productionTitle: 'Weighbridge Nine',
      openedAt: daysAgo(20).toISOString(),
      needed: 1,
      booked: 0,
      daysToFill: null,
      callViews: 42,
      funnel: { applied: 5, viewed: 4, shortlisted: 3, audition: 2, offered: 1, booked: 1 },
      answeredPercent: 20,
      medianAnswerHours: 48,
    },
  ]);
});

it('counts a role as filled with the last yes that it needs, and not before', async () => {
  const role = await opened(20, { countNeeded: 2 });
  await apply(role, 19, { status: 'booked', statusSince: daysAgo(11.5) });
  expect((await report()).roles[0]).toMatchObject({ needed: 2, booked: 1, daysToFill: null });
  await apply(role, 19, { status: 'booked', statusSince: daysAgo(7.5) });
  await apply(role, 19, { status: 'booked', statusSince: daysAgo(2) });
  const { roles, totals } = await report();
  expect(roles[0]).toMatchObject({ booked: 3, daysToFill: 13 });
  expect(totals.filled).toEqual({ now: 1, before: 0 });
  expect(totals.daysToFill).toEqual({ now: 13, before: null });
});

it('counts answers by the rules of the rate that talent read', async () => {
  const role = await opened(25);
  for (const hours of [24, 48, 96]) {
    const id = await applyAndLose(role, 20);
    await move(id, { toStatus: 'not_selected', toldAt: daysAgo(20 - hours / 24) });
  }
  // Looked at is no answer; withdrawn before one and too new are not counted.
  await move(await applyAndLose(role, 20), { toStatus: 'viewed', toldAt: daysAgo(19) });
  await applyAndLose(role, 20, { status: 'withdrawn', toldStatus: 'withdrawn' });
  await move(await applyAndLose(role, 2), { toStatus: 'shortlisted', toldAt: daysAgo(1) });
  const { roles, totals } = await report();
  expect(roles[0]).toMatchObject({ answeredPercent: 75, medianAnswerHours: 48 });
  expect(totals.answeredPercent).toEqual({ now: 75, before: null });
  expect(totals.medianAnswerHours).toEqual({ now: 48, before: null });
});

it('takes roles by when their first call opened, and compares with as many days before', async () => {
  const first = await opened(10, { title: 'The newest' });
  const again = await opened(45, { title: 'Of the month before' });
  await opened(200, { title: 'Of long ago' });
  // Never opened.
  await t.make.castingCall({
    roleId: await t.make.productionRole({ productionId }),
    status: 'draft',
  });
  await apply(first, 1);
  await apply(again, 40);
  await apply(again, 1);
  const month = await report({ days: '30' });
  expect(month.period).toEqual({ days: 30, from: '2026-06-01', to: '2026-06-30' });
  expect(month.roles.map(({ roleTitle }) => roleTitle)).toEqual(['The newest']);
  expect(month.totals.roles).toEqual({ now: 1, before: 1 });
  expect(month.totals.applied).toEqual({ now: 1, before: 2 });
  const year = await report({ days: '365' });
  expect(year.totals.roles).toEqual({ now: 3, before: 0 });
});

it('is read page by page, the newest first', async () => {
  for (const days of [3, 1, 2]) await opened(days, { title: `${days} days ago` });
  const first = await report({ limit: 2 });
  expect(first.roles.map(({ roleTitle }) => roleTitle)).toEqual(['1 days ago', '2 days ago']);
  expect(first.totals.roles.now).toBe(3);
  const last = await page({ limit: 2, cursor: first.nextCursor });
  expect(last.roles.map(({ roleTitle }) => roleTitle)).toEqual(['3 days ago']);
  expect(last.nextCursor).toBe(null);
  expect(last.totals).toBe(null);
});

it('tells what talent read about the company, and can be narrowed to a production', async () => {
  await t.platform.db
    .update(clientCompanies)
    .set({ answeredPercent: 94, answerDays: 6 })
    .where(eq(clientCompanies.id, companyId));
  await opened(5);
  const createdByUserId = client.user?.id ?? '';
  const other = await t.make.production({ companyId, createdByUserId });
  const whole = await report();
  expect([whole.shownToTalent, whole.roles.length]).toEqual([{ percent: 94, days: 6 }, 1]);
  expect((await report({ productionId })).roles).toHaveLength(1);
  const empty = await report({ productionId: other });
  expect([empty.roles, empty.totals.roles]).toEqual([[], { now: 0, before: 0 }]);
});

it('tells that talent read it, too, where nobody was answered', async () => {
  await t.platform.db
    .update(clientCompanies)
    .set({ answeredPercent: 0, answerDays: null })
    .where(eq(clientCompanies.id, companyId));
  expect((await report()).shownToTalent).toEqual({ percent: 0, days: null });
});

it('is for a company’s clients on Pro, each with what they take part in, and for admins', async () => {
  await opened(5);
  const elsewhere = await someone();
  const refused = await elsewhere.client.call(clientReport);
  expect([refused.status, refused.body.code]).toEqual([403, 'PRO_NEEDED']);
  expect((await elsewhere.client.call(clientReportCsv)).status).toBe(403);

  const colleague = await someone();
  const colleagueId = colleague.client.user?.id ?? '';
  await t.platform.db
    .update(clientProfiles)
    .set({ companyId })
    .where(eq(clientProfiles.userId, colleagueId));
  expect((await report({}, colleague.client)).roles).toEqual([]);
  const hidden = await colleague.client.call(clientReport, { query: { productionId } });
  expect(hidden.status).toBe(404);
  await t.platform.db
    .insert(productionCollaborators)
    .values({ productionId, userId: colleagueId, rights: 'view', createdAt: t.clock.now() });
  expect((await report({ productionId }, colleague.client)).roles).toHaveLength(1);

  const seen = await report({}, await t.signIn('admin'));
  expect(seen.roles.map((role) => role.productionId)).toContain(productionId);
  expect(seen.shownToTalent).toBe(null);
});

it('comes as a file that a spreadsheet shows and never works out', async () => {
  await opened(5, { title: '=HYPERLINK("x")' });
  const { status, text, headers } = await client.call(clientReportCsv, { query: { days: '90' } });
  expect(status, text).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="callboard-roles-90-days-2026-06-30.csv"',
  );
  const [headings, line, end] = text.split('\r\n');
  expect(headings).toMatch(/^\uFEFF?"Role","Production",/);
  expect(line).toBe(
    `"'=HYPERLINK(""x"")","Weighbridge Nine","${daysAgo(5).toISOString()}",1,0,,0,0,0,0,0,0,0,,`,
  );
  expect(end).toBe('');
});
