import { holdEndpoints } from '@callboard/contract/holds';
import { notificationEndpoints } from '@callboard/contract/notifications';
import type { OfferTerms } from '@callboard/contract/offers';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { addDays } from '../../platform/calendar.ts';
import { newId } from '../../platform/ids.ts';
import { makeCasting } from '../applications/casting-team.fixture.ts';
import { availabilityChecks } from './availability-checks/tables.ts';
import { holds } from './holds/tables.ts';
import { offers } from './offers/tables.ts';

export const DAYS = { from: '2026-05-04', to: '2026-05-06' };
export const TERMS: OfferTerms = {
  fee: 120_000,
  currency: 'GBP',
  unit: 'day',
  days: [DAYS],
  options: null,
  billing: 'Third card',
  travel: null,
  perDiem: null,
  commission: null,
  riders: null,
  note: null,
  answerBy: null,
};

/** A talent whom a guardian keeps and an agent works for, and everyone who could stand to a deal. */
export async function makePeople(t: TestServer) {
  const signed = async (user: Parameters<typeof t.make.session>[0]) =>
    new TestClient(t.url, await t.make.session(user));
  const guardian = await t.signIn('client');
  const { user, profileId } = await t.make.talent({
    stageName: 'Mara Quill',
    ownerUserId: guardian.user?.id ?? '',
  });
  const { user: agent, portfolioId } = await t.make.ownAgent(profileId);
  const { userId } = await t.make.portfolioMember({ portfolioId });
  const unassigned = await t.signIn('agent');
  await t.make.portfolioMember({ portfolioId, userId: unassigned.user?.id ?? userId });
  const casting = await makeCasting(t);
  return {
    casting,
    talentProfileId: profileId,
    creator: casting.creator,
    manages: await casting.colleague('manage'),
    reviews: await casting.colleague('review'),
    views: await casting.colleague('view'),
    company: await t.signIn('client'),
    talent: await signed({ user }),
    guardian,
    agent: await signed({ user: agent }),
    unassigned,
    admin: await t.signIn('admin'),
  };
}
export type People = Awaited<ReturnType<typeof makePeople>>;

/** What there is to act on, as it stands in the tables. */
export function dealsOf(t: TestServer, { casting, talentProfileId }: People) {
  const { db } = t.platform;
  const by = casting.creator.user?.id ?? '';
  const stamps = () => ({ createdAt: t.clock.now(), updatedAt: t.clock.now() });
  /** Days that nobody else has. */
  let day = DAYS.from;
  const nextDay = () => {
    day = addDays(day, 1);
    return { from: day, to: day };
  };
  return {
    nextDay,
    check: async () => {
      const [id, roleId] = [newId(), await newRole(t, casting)];
      const asked = { roleId, talentProfileId, askedByUserId: by, days: [DAYS] };
      await db.insert(availabilityChecks).values({ id, ...asked, ...stamps() });
      return id;
    },
    hold: async (given: Partial<typeof holds.$inferInsert> = {}) => {
      const id = newId();
      await db.insert(holds).values({
        id,
        roleId: casting.roleId,
        talentProfileId,
        requestedByUserId: by,
        ...nextDay(),
        status: given.rank ? 'given' : 'requested',
        expiresAt: new Date(t.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000),
        ...stamps(),
        ...given,
      });
      return id;
    },
    application: async (
      given: Parameters<typeof t.make.application>[0] = {},
      { productionId }: { productionId: string } = casting,
    ) => {
      const roleId = await newRole(t, { productionId });
      return t.make.application({ talentProfileId, status: 'callback', ...given, roleId });
    },
    offer: async (applicationId: string) => {
      const id = newId();
      await db.insert(offers).values({
        id,
        applicationId,
        terms: TERMS,
        status: 'sent',
        fromStatus: 'callback',
        sentByUserId: by,
        ...stamps(),
      });
      return id;
    },
  };
}

function newRole(t: TestServer, { productionId }: { productionId: string }) {
  return t.make.productionRole({ productionId });
}

type News = { kind: string; title: string; content: string };

/** What someone was told, the oldest first. */
export async function newsOf(client: TestClient): Promise<News[]> {
  const { body } = await client.call(notificationEndpoints.list);
  return body.toReversed();
}

/** Somebody else's production that wants the same talent. */
export async function makeRival(
  t: TestServer,
  talentProfileId: string,
  production: Parameters<typeof makeCasting>[1] = {},
) {
  const rival = await makeCasting(t, production);
  await t.make.application({ roleId: rival.roleId, callId: rival.callId, talentProfileId });
  return rival;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A hold that a team asks for. */
export async function requestHold(
  t: TestServer,
  { creator, roleId }: { creator: TestClient; roleId: string },
  talentProfileId: string,
  days = DAYS,
) {
  const expiresAt = new Date(t.clock.now().getTime() + WEEK_MS).toISOString();
  const body = { talentProfileIds: [talentProfileId], days, note: null, expiresAt };
  const answer = await creator.call(holdEndpoints.request, { params: { id: roleId }, body });
  return { status: answer.status, id: String(answer.body.items?.[0]?.id) };
}
