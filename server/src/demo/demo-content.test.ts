import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../test/test-server.ts';
import { applicationStatusChanges, applications } from '../features/applications/tables.ts';
import { auditionInvitations } from '../features/auditions/tables.ts';
import { users } from '../features/auth/tables.ts';
import { castingCalls } from '../features/casting-calls/tables.ts';
import { conversationParticipants, conversations } from '../features/messaging/tables.ts';
import { productionRoles, productions } from '../features/productions/tables.ts';
import { assignments, rosterEntries } from '../features/representation/tables.ts';
import { talentProfiles } from '../features/talent-profiles/tables.ts';
import { verificationRequests } from '../features/verification/tables.ts';
import { demoUserId } from './accounts.ts';
import { portfolioIdOf } from './agencies/agencies.ts';
import { loadDemo } from './load-demo.ts';
import { talentProfileIdOf } from './people/person-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MARA = talentProfileIdOf('mara-okonjo-lyle');
const t = useTestServer();
const db = () => t.platform.db;

beforeAll(() => loadDemo(t.platform));

describe('productions and calls', () => {
  it('has fourteen productions and a scam; ten are of the client to sign in as', async () => {
    const all = await db().select().from(productions);
    expect(all).toHaveLength(15);
    expect(all.filter((one) => one.createdByUserId === demoUserId('client'))).toHaveLength(10);
    const confidential = all.filter(({ isConfidential }) => isConfidential);
    expect(confidential.map(({ codeName }) => codeName)).toEqual(['GREYLARK']);
  });

  it('has open calls that close between tomorrow and five weeks from now', async () => {
    const open = await db().select().from(castingCalls).where(eq(castingCalls.status, 'open'));
    const now = t.clock.now().getTime();
    const inDays = open.map(({ deadlineAt }) => (deadlineAt.getTime() - now) / DAY_MS);
    expect(open).toHaveLength(35);
    expect(Math.min(...inDays)).toBeGreaterThan(0);
    expect(Math.min(...inDays)).toBeLessThan(2);
    expect(Math.max(...inDays)).toBeLessThan(36);
    expect(Math.max(...inDays)).toBeGreaterThan(28);
  });

  it('sends one call to review, from a client who is not verified', async () => {
    const inReview = await db()
      .select({ status: users.verifiedProfessionalStatus, pitch: productionRoles.description })
      .from(castingCalls)
      .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
      .innerJoin(productions, eq(productions.id, productionRoles.productionId))
      .innerJoin(users, eq(users.id, productions.createdByUserId))
      .where(eq(castingCalls.status, 'in_review'));
    expect(inReview).toHaveLength(1);
    expect(inReview[0]).toMatchObject({
      status: 'pending',
      pitch: expect.stringContaining('fee of £180'),
    });
  });
});

describe('applications', () => {
  it('gives every open call between five and forty', async () => {
    const perCall = await db()
      .select({ applied: count(applications.id) })
      .from(castingCalls)
      .leftJoin(applications, eq(applications.callId, castingCalls.id))
      .where(eq(castingCalls.status, 'open'))
      .groupBy(castingCalls.id);
    for (const { applied } of perCall) {
      expect(applied).toBeGreaterThanOrEqual(5);
      expect(applied).toBeLessThanOrEqual(40);
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
        createdAt: application.statusSince,
      });
      expect(last?.createdAt.getTime()).toBeLessThan(t.clock.now().getTime());
    }
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
      .where(eq(castingCalls.visibility, 'verified_agencies'));
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

  it('has eight talents on the roster, six of them the agent’s to look after', async () => {
    const portfolioId = portfolioIdOf('finch-wren');
    const roster = await db()
      .select()
      .from(rosterEntries)
      .where(eq(rosterEntries.portfolioId, portfolioId));
    const own = await db()
      .select()
      .from(assignments)
      .where(
        and(eq(assignments.portfolioId, portfolioId), eq(assignments.userId, demoUserId('agent'))),
      );
    expect(roster).toHaveLength(8);
    expect(own).toHaveLength(6);
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

  it('is four requests for verification', async () => {
    const pending = await db()
      .select()
      .from(verificationRequests)
      .where(eq(verificationRequests.status, 'pending'));
    expect(pending).toHaveLength(4);
  });
});

function yearsAgo(years: number): string {
  const day = t.clock.now();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
