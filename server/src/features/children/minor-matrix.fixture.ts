import { childrenEndpoints } from '@callboard/contract/children';
import { eq } from 'drizzle-orm';
import { storePhoto } from '../../../test/photo.ts';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { auditionTakes } from '../auditions/tables.ts';
import { backgroundBookings, backgroundDays } from '../background/tables.ts';
import { TERMS } from '../deals/deals.fixture.ts';
import { holds } from '../deals/holds/tables.ts';
import { offers } from '../deals/offers/tables.ts';
import { productionCollaborators } from '../productions/tables.ts';
import { portfolioItems } from '../talent-profiles/portfolio/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { fillIn, showItems } from '../talent-profiles/whole-profile.fixture.ts';
import { aFamily, PAPERS } from './children.fixture.ts';
import { leaveTraces } from './minor-traces.fixture.ts';

/** Of nobody else here. */
export const SURNAME = 'Thistlewick';
export const BORN = '2014-05-17';
const DAY = { from: '2026-05-04', to: '2026-05-04' };

/**
 * A child with everything: a whole profile set to public, an agency, an offer, a hold, a background
 * booking and an audition at one production, an application at another, and a conversation.
 */
export async function makeChildWithAll(t: TestServer) {
  const { db, clock } = t.platform;
  const stamps = () => ({ createdAt: clock.now(), updatedAt: clock.now() });
  const { guardian, profileId } = await aFamily(t, { lastName: SURNAME, dateOfBirth: BORN });
  await t.make.subscription({ userId: guardian.user?.id ?? '' });
  const filled = await fillIn(guardian, profileId);
  const files = [];
  for (let made = 0; made < 3; made++)
    files.push(await t.make.media({ talentProfileId: profileId }));
  const shown = await showItems(guardian, profileId, files);
  await guardian.call(childrenEndpoints.changePapers, { params: { id: profileId }, body: PAPERS });
  const [child] = await db
    .update(talentProfiles)
    .set({
      visibility: 'public',
      stageName: null,
      photoKey: await storePhoto(t.platform.storage, newId()),
    })
    .where(eq(talentProfiles.id, profileId))
    .returning();
  const userId = child?.userId ?? '';
  const items = await db
    .select({ id: portfolioItems.id, title: portfolioItems.title })
    .from(portfolioItems)
    .where(eq(portfolioItems.talentProfileId, profileId));
  const itemId = items.find(({ title }) => title === 'public')?.id ?? '';

  const signed = async (given: Parameters<typeof t.make.user>[0]) =>
    new TestClient(t.url, await t.make.session({ user: await t.make.user(given) }));
  const { user: agent, portfolioId } = await t.make.ownAgent(profileId, {
    verifiedAt: clock.now(),
  });
  await t.make.representation({ talentProfileId: profileId, portfolioId });
  const member = async (portfolio: string, role: 'employee' | 'admin') => {
    const client = await t.signIn('agent');
    await t.make.portfolioMember({ portfolioId: portfolio, userId: client.user?.id ?? '', role });
    return client;
  };

  const maker = await signed({ verifiedProfessionalStatus: 'verified' });
  const makerId = maker.user?.id ?? '';
  const productionId = await t.make.production({ createdByUserId: makerId });
  const team = await signed({ verifiedProfessionalStatus: 'verified' });
  await db.insert(productionCollaborators).values({
    productionId,
    userId: team.user?.id ?? '',
    rights: 'view',
    createdAt: clock.now(),
  });
  const roleId = await t.make.productionRole({ productionId });
  const callId = await t.make.castingCall({ roleId });
  const of = { talentProfileId: profileId, submittedByUserId: guardian.user?.id ?? '' };
  const applicationId = await t.make.application({ roleId, callId, ...of, status: 'offered' });
  await db.insert(offers).values({
    id: newId(),
    applicationId,
    terms: TERMS,
    status: 'sent',
    fromStatus: 'submitted',
    sentByUserId: makerId,
    ...stamps(),
  });
  await db.insert(holds).values({
    id: newId(),
    roleId,
    talentProfileId: profileId,
    requestedByUserId: makerId,
    ...DAY,
    status: 'requested',
    expiresAt: new Date(clock.now().getTime() + 86_400_000),
    ...stamps(),
  });
  const backgroundDayId = newId();
  await db
    .insert(backgroundDays)
    .values({ id: backgroundDayId, roleId, day: DAY.from, needed: 1, ...stamps() });
  await db.insert(backgroundBookings).values({
    id: newId(),
    backgroundDayId,
    talentProfileId: profileId,
    status: 'asked',
    ...stamps(),
  });
  const auditionId = await t.make.audition({ productionId });
  const invitationId = await t.make.auditionInvitation({
    auditionId,
    roleId,
    talentProfileId: profileId,
  });
  const takeId = await t.make.media({ talentProfileId: profileId });
  await db.insert(auditionTakes).values({
    id: newId(),
    invitationId,
    mediaId: takeId,
    take: 1,
    isSlate: false,
    isLate: false,
    position: 0,
    sentAt: clock.now(),
  });
  const conversationId = await t.make.conversationOf([makerId, userId], {
    talentProfileId: profileId,
  });

  const applied = await t.signIn('client');
  const otherProduction = await t.make.production({ createdByUserId: applied.user?.id ?? '' });
  const otherRoleId = await t.make.productionRole({ productionId: otherProduction });
  const otherApplicationId = await t.make.application({ roleId: otherRoleId, ...of });

  const otherCallId = await t.make.castingCall({
    roleId: await t.make.productionRole({
      productionId: otherProduction,
      playingAgeMin: 8,
      playingAgeMax: 14,
    }),
  });
  const traces = await leaveTraces(t, {
    ...{ userId, profileId, makerId, otherApplicationId },
    casts: [
      { productionId, roleId },
      { productionId: otherProduction, roleId: otherRoleId },
    ],
  });
  /** A role of somebody's, for which nobody has asked yet. */
  const newRole = async (createdByUserId = makerId) =>
    t.make.productionRole({
      productionId: await t.make.production({ createdByUserId }),
      playingAgeMin: 8,
      playingAgeMax: 14,
    });
  const newCall = async () => t.make.castingCall({ roleId: await newRole() });

  const verifiedAt = clock.now();
  const viewers = {
    visitor: t.visitor(),
    talent: await t.signIn('talent'),
    guardian,
    otherGuardian: (await aFamily(t)).guardian,
    agent: new TestClient(t.url, await t.make.session({ user: agent })),
    colleague: await member(portfolioId, 'employee'),
    agencyAdmin: await member(portfolioId, 'admin'),
    rival: await member(await t.make.portfolio({ verifiedAt }), 'admin'),
    unverifiedAgent: await member(await t.make.portfolio(), 'admin'),
    verifiedClient: await signed({ verifiedProfessionalStatus: 'verified' }),
    client: await t.signIn('client'),
    applied,
    team,
    admin: await t.signIn('admin'),
  };
  return {
    ...{ filled, shown, viewers, profileId, userId, files, itemId, portfolioId, roleId, callId },
    ...{ applicationId, invitationId, takeId, conversationId, otherRoleId, otherApplicationId },
    ...{ otherCallId, newRole, newCall, ...traces, platform: t.platform },
    guardianEmail: guardian.user?.email ?? '',
    guardianId: guardian.user?.id ?? '',
  };
}
export type ChildWithAll = Awaited<ReturnType<typeof makeChildWithAll>>;
export type ViewerName = keyof ChildWithAll['viewers'];
