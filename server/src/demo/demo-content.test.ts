import { APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { CALL_CAUTIONS } from '@callboard/contract/call-review';
import { CALL_STATUSES, CALL_VISIBILITIES } from '@callboard/contract/call-summary';
import { PRODUCTION_STATUSES } from '@callboard/contract/production-choices';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../test/test-server.ts';
import { applicationStatusChanges, applications } from '../features/applications/tables.ts';
import { applicationMarks, applicationNotes } from '../features/applications/triage/tables.ts';
import { auditionInvitations } from '../features/auditions/tables.ts';
import { users } from '../features/auth/tables.ts';
import { teamInvitations } from '../features/business-portfolios/tables.ts';
import { listReviewQueue } from '../features/casting-calls/review/list-review-queue.ts';
import { castingCalls, castingCallVersions } from '../features/casting-calls/tables.ts';
import { offers } from '../features/deals/offers/tables.ts';
import { conversationParticipants, conversations } from '../features/messaging/tables.ts';
import { productionRoles } from '../features/productions/roles/tables.ts';
import { productions } from '../features/productions/tables.ts';
import {
  assignments,
  representations,
  rosterEntries,
  talentClaims,
} from '../features/representation/tables.ts';
import { talentProfiles } from '../features/talent-profiles/tables.ts';
import { verificationRequests } from '../features/verification/tables.ts';
import { demoUserId } from './accounts.ts';
import { portfolioIdOf } from './agencies/agencies.ts';
import { REVIEWED_CALLS, reviewedCallId } from './call-review/load-call-review.ts';
import { loadDemo } from './load-demo.ts';
import { talentProfileIdOf } from './people/person-key.ts';
import { TALENTS } from './people/talents.ts';
import { roleIdOf } from './productions/production-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MARA = talentProfileIdOf('mara-okonjo-lyle');
const t = useTestServer();
const db = () => t.platform.db;

beforeAll(() => loadDemo(t.platform));

describe('productions and calls', () => {
  it('has productions of every status, one put away, and roles and open calls enough', async () => {
    const all = await db().select().from(productions);
    expect(all.length).toBeGreaterThanOrEqual(15);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(PRODUCTION_STATUSES));
    const own = all.filter((one) => one.createdByUserId === demoUserId('client'));
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(own.filter(({ archivedAt }) => archivedAt !== null)).toHaveLength(1);
    const confidential = all.filter(({ isConfidential }) => isConfidential);
    expect(confidential.map(({ codeName, ndaText }) => [codeName, ndaText !== null])).toEqual([
      ['GREYLARK', true],
    ]);
    expect(await db().$count(productionRoles)).toBeGreaterThanOrEqual(60);
  });

  it('has open calls that close within five weeks, one of them past its deadline', async () => {
    const open = await db().select().from(castingCalls).where(eq(castingCalls.status, 'open'));
    const now = t.clock.now().getTime();
    const inDays = open
      .map(({ deadlineAt }) => (deadlineAt.getTime() - now) / DAY_MS)
      .sort((one, other) => one - other);
    expect(open.length).toBeGreaterThanOrEqual(45);
    expect(inDays.filter((days) => days < 0)).toHaveLength(1);
    expect(inDays[1]).toBeLessThan(2);
    expect(inDays.at(-1)).toBeLessThan(36);
    expect(inDays.at(-1)).toBeGreaterThan(28);
  });

  it('has calls of every status and for every audience, with what each promised', async () => {
    const all = await db().select().from(castingCalls);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(CALL_STATUSES));
    expect(new Set(all.map(({ visibility }) => visibility))).toEqual(new Set(CALL_VISIBILITIES));
    const versions = await db().select().from(castingCallVersions);
    const versionsOf = Map.groupBy(versions, ({ callId }) => callId);
    for (const { id, version } of all) expect(versionsOf.get(id)).toHaveLength(version);
    const toConfirm = await db()
      .select({ open: applications.callVersion })
      .from(applications)
      .innerJoin(castingCalls, eq(castingCalls.id, applications.callId))
      .where(
        sql`${applications.callVersion} < ${castingCalls.version} and ${castingCalls.status} = 'open'`,
      );
    expect(toConfirm.length).toBeGreaterThan(10);
  });

  it('sends calls to review only from clients who are not verified, each with its cautions', async () => {
    const inReview = await db()
      .select({ status: users.verifiedProfessionalStatus, pitch: productionRoles.description })
      .from(castingCalls)
      .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
      .innerJoin(productions, eq(productions.id, productionRoles.productionId))
      .innerJoin(users, eq(users.id, productions.createdByUserId))
      .where(eq(castingCalls.status, 'in_review'));
    expect(inReview.map(({ status }) => status)).not.toContain('verified');
    expect(inReview.filter(({ pitch }) => pitch?.includes('fee of £180'))).toHaveLength(1);
    const asked = { limit: 100 };
    const waiting = await listReviewQueue(t.platform, { status: 'in_review', ...asked });
    const rejected = await listReviewQueue(t.platform, { status: 'rejected', ...asked });
    const shown = new Map([...waiting.items, ...rejected.items].map((call) => [call.id, call]));
    expect(waiting.items.length).toBe(inReview.length);
    for (const { key, shows } of REVIEWED_CALLS) {
      expect([key, shown.get(reviewedCallId(key))?.cautions]).toEqual([key, shows]);
    }
    expect(new Set(REVIEWED_CALLS.flatMap(({ shows }) => shows)).size).toBe(CALL_CAUTIONS.length);
  });
});

describe('applications', () => {
  it('are nine hundred and more, at every stage; over a hundred would be Rhona', async () => {
    const byStatus = await db()
      .select({ status: applications.status, applied: count() })
      .from(applications)
      .groupBy(applications.status);
    expect(new Set(byStatus.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    const applied = byStatus.reduce((sum, one) => sum + one.applied, 0);
    expect(applied).toBeGreaterThanOrEqual(900);
    const rhona = eq(applications.roleId, roleIdOf('weighbridge-nine/di-rhona-tait'));
    expect(await db().$count(applications, rhona)).toBeGreaterThan(100);
    expect(await db().$count(applications, sql`${applications.unsentAnswer} is not null`)).toBe(37);
  });

  it('come to every open call, few only where few are asked', async () => {
    const perCall = await db()
      .select({ visibility: castingCalls.visibility, applied: count(applications.id) })
      .from(castingCalls)
      .leftJoin(applications, eq(applications.callId, castingCalls.id))
      .where(eq(castingCalls.status, 'open'))
      .groupBy(castingCalls.id);
    for (const { visibility, applied } of perCall) {
      expect(applied).toBeGreaterThanOrEqual(visibility === 'invited' ? 3 : 5);
    }
  });

  it('tells for each how it came where it is, step by step and never ahead of time', async () => {
    const changes = await db()
      .select()
      .from(applicationStatusChanges)
      .orderBy(applicationStatusChanges.applicationId, applicationStatusChanges.createdAt);
    const histories = Map.groupBy(changes, ({ applicationId }) => applicationId);
    for (const application of await db().select().from(applications)) {
      const history = histories.get(application.id) ?? [];
      const last = history.at(-1);
      expect(history.map(({ fromStatus }) => fromStatus)).toEqual([
        null,
        ...history.slice(0, -1).map(({ toStatus }) => toStatus),
      ]);
      expect(last).toMatchObject({
        toStatus: application.status,
        answer: application.toldAnswer,
        createdAt: application.statusSince,
        toldAt: application.toldSince,
      });
      expect(application.toldStatus).toBe(application.status);
      expect(last?.createdAt.getTime()).toBeLessThan(t.clock.now().getTime());
    }
  });

  it('keep what their ratings add up to, and no more is met than asked', async () => {
    const wrong = await db().execute(sql`
      select ${applications.id} from ${applications}
      left join ${applicationMarks} on ${applicationMarks.applicationId} = ${applications.id}
      group by ${applications.id}
      having coalesce(sum(${applicationMarks.rating}), 0) <> ${applications.ratingTotal}
        or count(${applicationMarks.rating}) <> ${applications.ratingCount}
        or ${applications.fitMet} > ${applications.fitAsked} or ${applications.fitAsked} = 0`);
    expect(wrong.rows).toEqual([]);
    expect(await db().$count(applicationNotes)).toBeGreaterThan(50);
  });

  it('has six of Mara’s, each at another stage, two of them submitted by her agent', async () => {
    const hers = await db()
      .select()
      .from(applications)
      .where(eq(applications.talentProfileId, MARA));
    expect(new Set(hers.map(({ status }) => status)).size).toBe(6);
    expect(hers).toHaveLength(6);
    const byAgent = hers.filter((one) => one.submittedByUserId === demoUserId('agent'));
    expect(byAgent.map(({ status }) => status).sort()).toEqual(['audition', 'not_selected']);
  });

  it('shows agencies-only calls to nobody who has no verified agency', async () => {
    const submitters = await db()
      .select({ role: users.role })
      .from(applications)
      .innerJoin(castingCalls, eq(castingCalls.id, applications.callId))
      .innerJoin(users, eq(users.id, applications.submittedByUserId))
      .where(inArray(castingCalls.visibility, ['verified_agencies', 'chosen_agencies']));
    expect(new Set(submitters.map(({ role }) => role))).toEqual(new Set(['agent']));
  });
});

describe('people', () => {
  it('keeps children with a guardian, out of the public and without a way to sign in', async () => {
    const children = await db()
      .select({
        email: users.email,
        visibility: talentProfiles.visibility,
        guardian: sql<string>`(select role from users where id = ${talentProfiles.ownerUserId})`,
      })
      .from(talentProfiles)
      .innerJoin(users, eq(users.id, talentProfiles.userId))
      .where(sql`${talentProfiles.dateOfBirth} > ${yearsAgo(18)} and email is null`);
    expect(children).toEqual(
      Array(7).fill({ email: null, visibility: 'professionals', guardian: 'talent' }),
    );
  });

  it('lets nobody under eighteen keep a profile themselves', async () => {
    const alone = await db()
      .select()
      .from(talentProfiles)
      .where(
        sql`${talentProfiles.dateOfBirth} > ${yearsAgo(18)} and ${talentProfiles.ownerUserId} = ${talentProfiles.userId}`,
      );
    expect(alone).toEqual([]);
  });

  it('has forty talents on the rosters of the agent’s two agencies, spread over a team of six', async () => {
    const portfolioIds = ['finch-wren', 'sparrow-row'].map(portfolioIdOf);
    const isOwn = inArray(rosterEntries.portfolioId, portfolioIds);
    const roster = await db().select().from(rosterEntries).where(isOwn);
    const known = new Set(TALENTS.map(({ key }) => talentProfileIdOf(key)));
    const begun = roster.filter(({ talentProfileId }) => !known.has(talentProfileId));
    expect([roster.length, begun.length]).toEqual([42, 2]);
    const spread = await db()
      .select()
      .from(assignments)
      .where(inArray(assignments.portfolioId, portfolioIds));
    expect(new Set(spread.map(({ userId }) => userId)).size).toBe(6);
    const own = spread.filter(({ userId }) => userId === demoUserId('agent'));
    expect(own).toHaveLength(9);
    const pending = await db()
      .select()
      .from(auditionInvitations)
      .where(
        and(
          eq(auditionInvitations.status, 'pending'),
          inArray(
            auditionInvitations.talentProfileId,
            own.map(({ talentProfileId }) => talentProfileId),
          ),
        ),
      );
    expect(pending.length).toBeGreaterThan(4);
  });
});

describe('what waits', () => {
  it('is a request for Mara, one for somebody else, a profile to claim and a team to join', async () => {
    const asked = await db()
      .select()
      .from(representations)
      .where(eq(representations.status, 'requested'));
    expect(asked).toHaveLength(2);
    expect(asked.map(({ talentProfileId }) => talentProfileId)).toContain(MARA);
    expect(await db().$count(talentClaims, eq(talentClaims.status, 'pending'))).toBe(1);
    const invited = await db().select().from(teamInvitations);
    const now = t.clock.now();
    expect(invited.map(({ expiresAt }) => expiresAt > now).sort()).toEqual([false, true]);
  });

  it('is an offer behind everyone who was offered a role, with the same outcome', async () => {
    const standing = await db()
      .select({ application: applications.status, offer: offers.status })
      .from(applications)
      .leftJoin(offers, eq(offers.applicationId, applications.id))
      .where(inArray(applications.status, ['offered', 'booked', 'offer_declined']));
    expect(new Set(standing.map((one) => `${one.application}: ${one.offer}`))).toEqual(
      new Set(['offered: sent', 'booked: accepted', 'offer_declined: declined']),
    );
  });

  it('is two invitations for Mara, who has accepted a third', async () => {
    const hers = await db()
      .select({ status: auditionInvitations.status })
      .from(auditionInvitations)
      .where(eq(auditionInvitations.talentProfileId, MARA));
    expect(hers.map(({ status }) => status).sort()).toEqual([
      'accepted',
      'attended',
      'pending',
      'pending',
    ]);
  });

  it('is unread messages: three for the client, two for Mara, one for the admin', async () => {
    const unread = sql<number>`sum(${conversations.lastSequence} - ${conversationParticipants.readSequence})::int`;
    const perPerson = await db()
      .select({ userId: conversationParticipants.userId, unread })
      .from(conversationParticipants)
      .innerJoin(conversations, eq(conversations.id, conversationParticipants.conversationId))
      .groupBy(conversationParticipants.userId);
    const unreadOf = (userId: string) => perPerson.find((one) => one.userId === userId)?.unread;
    expect(unreadOf(demoUserId('client'))).toBe(3);
    expect(unreadOf(demoUserId('talent'))).toBe(2);
    expect(unreadOf(demoUserId('admin'))).toBe(1);
  });

  it('is ten requests for verification, of both kinds', async () => {
    const pending = await db()
      .select()
      .from(verificationRequests)
      .where(eq(verificationRequests.status, 'pending'));
    const kinds = Map.groupBy(pending, ({ kind }) => kind);
    expect([kinds.get('professional')?.length, kinds.get('identity')?.length]).toEqual([6, 4]);
  });
});

function yearsAgo(years: number): string {
  const day = t.clock.now();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
