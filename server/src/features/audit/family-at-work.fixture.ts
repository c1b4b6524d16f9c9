import { eq } from 'drizzle-orm';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { backgroundBookings, backgroundDays } from '../background/tables.ts';
import { aFamily, CHILD } from '../children/children.fixture.ts';
import { availabilityChecks } from '../deals/availability-checks/tables.ts';
import { DAYS, TERMS } from '../deals/deals.fixture.ts';
import { holds } from '../deals/holds/tables.ts';
import { offers } from '../deals/offers/tables.ts';
import { moderationDecisions } from '../moderation/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const OF_AGE = '2008-01-01';

export type FamilyAtWork = Awaited<ReturnType<typeof makeFamilyAtWork>>;

/**
 * A child, the guardian who keeps the profile, and an agent who works for the child, with all that a
 * verified client and the platform can put before them, each as often as it is asked for.
 */
export async function makeFamilyAtWork(t: TestServer) {
  const { db } = t.platform;
  const { guardian, profileId: talentProfileId } = await aFamily(t);
  const { user, portfolioId } = await t.make.ownAgent(talentProfileId, {
    verifiedAt: t.clock.now(),
  });
  await t.make.representation({ talentProfileId, portfolioId });
  const isChild = eq(talentProfiles.id, talentProfileId);
  const [child] = await db
    .select({ userId: talentProfiles.userId })
    .from(talentProfiles)
    .where(isChild);
  const userId = child?.userId ?? '';
  const { id: makerId } = await t.make.user({ verifiedProfessionalStatus: 'verified' });
  const productionId = await t.make.production({ createdByUserId: makerId });

  const stamps = () => ({ createdAt: t.clock.now(), updatedAt: t.clock.now() });
  const nextWeek = () => new Date(t.clock.now().getTime() + WEEK_MS);
  const role = (given: Parameters<typeof t.make.productionRole>[0] = {}) =>
    t.make.productionRole({ productionId, playingAgeMin: 8, playingAgeMax: 14, ...given });
  const application = async (given: Parameters<typeof t.make.application>[0] = {}) =>
    t.make.application({ talentProfileId, roleId: await role(), ...given });
  const media = (kind: 'photo' | 'video') => t.make.media({ talentProfileId, kind });

  return {
    doers: { guardian, agent: new TestClient(t.url, await t.make.session({ user })) },
    ...{ userId, talentProfileId, portfolioId, makerId, role, application, media },
    call: async () => t.make.castingCall({ roleId: await role() }),
    agreement: () =>
      t.make.representation({
        ...{ talentProfileId, territory: newId(), status: 'requested', startedAt: null },
      }),
    conversation: () => t.make.conversationOf([makerId, userId], { talentProfileId }),
    hold: async () => {
      const id = newId();
      const asked = { roleId: await role(), talentProfileId, requestedByUserId: makerId };
      const status = 'requested' as const;
      await db
        .insert(holds)
        .values({ id, ...asked, ...DAYS, status, expiresAt: nextWeek(), ...stamps() });
      return id;
    },
    check: async () => {
      const id = newId();
      const asked = { roleId: await role(), talentProfileId, askedByUserId: makerId };
      await db.insert(availabilityChecks).values({ id, ...asked, days: [DAYS], ...stamps() });
      return id;
    },
    offer: async () => {
      const id = newId();
      const applicationId = await application({ status: 'offered' });
      const made = { applicationId, terms: TERMS, sentByUserId: makerId };
      const standing = { status: 'sent', fromStatus: 'callback' } as const;
      await db.insert(offers).values({ id, ...made, ...standing, ...stamps() });
      return id;
    },
    booking: async () => {
      const [id, backgroundDayId] = [newId(), newId()];
      const day = { id: backgroundDayId, roleId: await role(), day: DAYS.from, needed: 1 };
      await db.insert(backgroundDays).values({ ...day, ...stamps() });
      const asked = { id, backgroundDayId, talentProfileId, status: 'asked' } as const;
      await db.insert(backgroundBookings).values({ ...asked, ...stamps() });
      return id;
    },
    invitation: async (kind: 'live_video' | 'self_tape') => {
      const times = { startsAt: nextWeek(), endsAt: nextWeek() };
      const auditionId = await t.make.audition({ productionId, kind, ...times });
      return t.make.auditionInvitation({ auditionId, roleId: await role(), talentProfileId });
    },
    decision: async () => {
      const id = newId();
      await db.insert(moderationDecisions).values({
        ...{ id, subject: 'profile', subjectId: talentProfileId, title: 'A profile', userId },
        ...{ decision: 'warn', reason: 'A picture.', decidedAt: t.clock.now() },
      });
      return id;
    },
    /** While this lasts the child has grown up. */
    asGrownUp: async <Done>(doing: () => Promise<Done>): Promise<Done> => {
      await db.update(talentProfiles).set({ dateOfBirth: OF_AGE }).where(isChild);
      const done = await doing();
      const { dateOfBirth } = CHILD;
      await db.update(talentProfiles).set({ dateOfBirth }).where(isChild);
      return done;
    },
  };
}
