import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import type { applications } from '../../applications/tables.ts';
import { clientCompanies } from '../tables.ts';
import { workOutAnswerRates } from './refresh-answer-rates.ts';

const t = useTestServer();

let companyId: string;
let roleId: string;
let callId: string;
let person: { talentProfileId: string; submittedByUserId: string };
beforeEach(async () => {
  companyId = await t.make.clientCompany({ answeredPercent: 1, answerDays: 1 });
  roleId = await t.make.productionRole({ productionId: await t.make.production({ companyId }) });
  callId = await t.make.castingCall({ roleId });
  const { profileId, user } = await t.make.talent();
  person = { talentProfileId: profileId, submittedByUserId: user.id };
});

const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
type Given = Partial<typeof applications.$inferInsert>;
/** Ended ones, as one person applies to a role only once at a time. */
const apply = (createdAt: Date, given: Given = {}) =>
  t.make.application({ roleId, callId, status: 'not_selected', createdAt, ...person, ...given });
type Change = Parameters<typeof t.make.statusChange>[0];
const move = (applicationId: string, change: Change) =>
  t.make.statusChange({ applicationId, ...change });
const rates = async () => {
  await workOutAnswerRates(t.platform, {});
  const [company] = await t.platform.db
    .select({ percent: clientCompanies.answeredPercent, days: clientCompanies.answerDays })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, companyId));
  return company;
};

it('a company’s share of answers and the days to half of them are worked out from what was told', async () => {
  for (const days of [2, 2, 4, 9]) {
    const id = await apply(daysAgo(30));
    await move(id, { toStatus: 'shortlisted', toldAt: daysAgo(30 - days) });
    await move(id, { toStatus: 'not_selected', toldAt: daysAgo(1) });
  }
  // None of these is an answer: looked at, taken back, decided and not told.
  await move(await apply(daysAgo(30)), { toStatus: 'viewed', toldAt: daysAgo(29) });
  const undoneAt = daysAgo(29);
  await move(await apply(daysAgo(30)), { toStatus: 'callback', toldAt: daysAgo(29), undoneAt });
  await move(await apply(daysAgo(30)), { toStatus: 'callback' });
  for (let count = 0; count < 3; count++) await apply(daysAgo(15));
  // None of these counts: too long ago, too new, withdrawn before there was an answer.
  await apply(daysAgo(181));
  await apply(daysAgo(3));
  await apply(daysAgo(30), { status: 'withdrawn' });
  expect(await rates()).toEqual({ percent: 40, days: 3 });
});

it('a new application counts once its call has ended, and too few tell nothing', async () => {
  const ended = { status: 'closed' as const, endedAt: t.clock.now() };
  const endedCall = await t.make.castingCall({ roleId, ...ended });
  for (let count = 0; count < 9; count++) await apply(daysAgo(3), { callId: endedCall });
  expect(await rates()).toEqual({ percent: null, days: null });
  const tenth = await apply(daysAgo(3), { callId: endedCall });
  await move(tenth, { toStatus: 'not_selected', toldAt: daysAgo(2) });
  expect(await rates()).toEqual({ percent: 10, days: 1 });
});
