import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { applicationMedia } from '../applications/tables.ts';
import { auditionRoles } from '../auditions/tables.ts';
import { users } from '../auth/tables.ts';
import { availabilityChecks } from '../deals/availability-checks/tables.ts';
import { moderationDecisions } from '../moderation/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { portfolioItems } from '../talent-profiles/portfolio/tables.ts';
import { verificationRequests } from '../verification/tables.ts';

type Of = {
  userId: string;
  profileId: string;
  makerId: string;
  /** A production that has the child, and one of a client who is not verified. */
  casts: readonly { productionId: string; roleId: string }[];
  otherApplicationId: string;
};

/** What else of a child is somewhere: asked, planned, decided and sent. */
export async function leaveTraces(t: TestServer, child: Of) {
  const { db, clock } = t.platform;
  const { userId, profileId: talentProfileId, makerId, casts } = child;
  const stamps = { createdAt: clock.now(), updatedAt: clock.now() };
  await db.insert(availabilityChecks).values({
    id: newId(),
    roleId: casts[0]?.roleId ?? '',
    talentProfileId,
    askedByUserId: makerId,
    days: [{ from: '2026-05-04', to: '2026-05-04' }],
    ...stamps,
  });
  const planned: string[] = [];
  for (const { productionId, roleId } of casts) {
    const auditionId = await t.make.audition({ productionId });
    await db.insert(auditionRoles).values({ auditionId, roleId });
    planned.push(auditionId);
  }
  await db.update(users).set({ verifiedIdStatus: 'verified' }).where(eq(users.id, userId));
  const verificationId = newId();
  await db.insert(verificationRequests).values({
    id: verificationId,
    userId,
    kind: 'identity',
    statement: 'It is her.',
    status: 'pending',
    ...stamps,
  });
  const decisionId = newId();
  await db.insert(moderationDecisions).values({
    id: decisionId,
    subject: 'profile',
    subjectId: talentProfileId,
    title: 'A profile',
    userId,
    decision: 'warn',
    reason: 'A picture with another child in it.',
    decidedAt: clock.now(),
  });
  const sentFileId = await t.make.media({ talentProfileId });
  await db
    .insert(applicationMedia)
    .values({ applicationId: child.otherApplicationId, mediaId: sentFileId, position: 0 });
  return { planned, verificationId, decisionId, sentFileId, grownUp: await aPublicAdult(t) };
}

/** Somebody whom all the web may see, beside whom a child's silence says something. */
async function aPublicAdult(t: TestServer) {
  const now = t.clock.now();
  const { profileId } = await t.make.talent({ visibility: 'public', stageName: 'Abel Grownup' });
  const itemId = newId();
  await t.platform.db.insert(portfolioItems).values({
    id: itemId,
    talentProfileId: profileId,
    kind: 'link',
    url: 'https://example.com/',
    title: 'Low Water',
    position: 0,
    visibility: 'public',
    createdAt: now,
    updatedAt: now,
  });
  const photoId = await t.make.media({ talentProfileId: profileId });
  await t.platform.db.insert(galleryPhotos).values({
    id: newId(),
    talentProfileId: profileId,
    mediaId: photoId,
    isProfilePhoto: true,
    position: 0,
    visibility: 'public',
    createdAt: now,
    updatedAt: now,
  });
  return { profileId, itemId, name: 'Abel Grownup', photoId };
}
