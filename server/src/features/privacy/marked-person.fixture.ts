import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageEndpoints } from '@callboard/contract/messages';
import { eq } from 'drizzle-orm';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeCasting } from '../applications/casting-team.fixture.ts';
import { applicationDrafts, applicationStatusChanges } from '../applications/tables.ts';
import { applicationMarks, applicationNotes } from '../applications/triage/tables.ts';
import { TERMS } from '../deals/deals.fixture.ts';
import { holds } from '../deals/holds/tables.ts';
import { offers } from '../deals/offers/tables.ts';
import { media } from '../media/tables.ts';
import { messageAttachments } from '../messaging/attachments/tables.ts';
import { userBlocks } from '../messaging/blocks/tables.ts';
import { messages, messageVersions } from '../messaging/tables.ts';
import { reports } from '../moderation/tables.ts';
import { notify } from '../notifications/notify.ts';
import { talentCredits } from '../talent-profiles/info/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { verificationFiles, verificationRequests } from '../verification/tables.ts';

export const TEAMS_NOTE = 'Too nervous in the room';

/** A talent with something of theirs everywhere, marked so that every trace of them can be found. */
export async function makeMarked(t: TestServer) {
  const { db } = t.platform;
  const mark = randomBytes(4).toString('hex');
  const marks = {
    firstName: `Zanthe${mark}`,
    lastName: `Quorvex${mark}`,
    stageName: `Zaq Vexa${mark}`,
    email: `zq${mark}@example.com`,
    city: `Quorvton${mark}`,
    phone: '+44 7700 900461',
    dateOfBirth: '1991-07-23',
  };
  const { firstName, lastName, email, stageName, city, dateOfBirth, phone } = marks;
  const user = await t.make.user({ role: 'talent', firstName, lastName, email });
  const profileId = user.talentProfileId ?? '';
  const now = t.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  await db
    .update(talentProfiles)
    .set({ stageName, city, dateOfBirth, bio: `Born in ${city}`, visibility: 'public' })
    .where(eq(talentProfiles.id, profileId));
  const client = new TestClient(t.url, await t.make.session({ user }));
  const photoKey = await storePhoto(t, profileId);
  const photoId = await t.make.media({ talentProfileId: profileId, fileName: `${lastName}.jpg` });
  await db.insert(talentCredits).values({
    id: newId(),
    talentProfileId: profileId,
    position: 0,
    category: 'film',
    production: 'Low Water',
    role: `${lastName}, herself`,
  });

  const casting = await makeCasting(t);
  const creatorId = casting.creator.user?.id ?? '';
  const applicationId = await t.make.application({
    roleId: casting.roleId,
    callId: casting.callId,
    talentProfileId: profileId,
    submittedByUserId: user.id,
    status: 'offered',
    note: `Hello from ${firstName}, call ${phone}`,
    answers: [{ questionId: newId(), question: 'Where do you live?', text: city }],
  });
  await db.insert(applicationStatusChanges).values([
    {
      id: newId(),
      applicationId,
      toStatus: 'submitted',
      actorUserId: user.id,
      reason: lastName,
      toldAt: now,
      createdAt: now,
    },
    { id: newId(), applicationId, toStatus: 'shortlisted', actorUserId: creatorId, createdAt: now },
  ]);
  await db.insert(applicationNotes).values({
    id: newId(),
    applicationId,
    authorUserId: creatorId,
    text: `${TEAMS_NOTE}: ${firstName}`,
    ...stamps,
  });
  await db
    .insert(applicationMarks)
    .values({ applicationId, userId: creatorId, pick: 'no', rating: 1, updatedAt: now });
  await db.insert(applicationDrafts).values({
    callId: await t.make.castingCall(),
    talentProfileId: profileId,
    content: { note: `Dear team, ${lastName}` } as never,
    updatedAt: now,
  });
  await db.insert(offers).values({
    id: newId(),
    applicationId,
    terms: TERMS,
    status: 'sent',
    fromStatus: 'callback',
    sentByUserId: creatorId,
    ...stamps,
  });
  await db.insert(holds).values({
    id: newId(),
    roleId: casting.roleId,
    talentProfileId: profileId,
    requestedByUserId: creatorId,
    from: '2026-06-01',
    to: '2026-06-02',
    status: 'given',
    rank: 'first',
    note: `${firstName} is free`,
    expiresAt: new Date('2026-06-01'),
    ...stamps,
  });
  const invitationId = await t.make.auditionInvitation({
    auditionId: await t.make.audition({
      productionId: casting.productionId,
      startsAt: new Date('2026-06-10T10:00:00Z'),
    }),
    roleId: casting.roleId,
    talentProfileId: profileId,
    accessNote: `${firstName} uses a chair`,
  });

  const conversationId = await t.make.conversationOf([user.id, creatorId], {
    talentProfileId: profileId,
  });
  const write = (text: string) =>
    client.call(messageEndpoints.send, {
      params: { id: conversationId },
      body: { clientId: newId(), text },
    });
  await write(`Yes, I am free. ${firstName} ${lastName}, ${email}, ${phone}`);
  const [message] = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  const messageId = message?.id ?? '';
  await db
    .insert(messageVersions)
    .values({ id: newId(), messageId, text: lastName, replacedAt: now });
  const attachmentId = newId();
  await t.platform.storage.put(`media/${attachmentId}/file.pdf`, Buffer.from(`CV of ${lastName}`), {
    contentType: 'application/pdf',
  });
  await db.insert(media).values({
    id: attachmentId,
    conversationId,
    uploadedByUserId: user.id,
    kind: 'document',
    status: 'ready',
    fileName: `CV ${lastName}.pdf`,
    bytes: 20,
    fileKey: `media/${attachmentId}/file.pdf`,
    ...stamps,
  });
  await db.insert(messageAttachments).values({ messageId, mediaId: attachmentId, position: 0 });

  const requestId = newId();
  await db.insert(verificationRequests).values({
    id: requestId,
    userId: user.id,
    kind: 'identity',
    statement: `I am ${lastName}`,
    status: 'pending',
    ...stamps,
  });
  const evidenceKey = `verification/${requestId}/passport.pdf`;
  await t.platform.storage.put(evidenceKey, Buffer.from(lastName), {
    contentType: 'application/pdf',
  });
  await db.insert(verificationFiles).values({
    id: newId(),
    userId: user.id,
    requestId,
    fileName: `${lastName} passport.pdf`,
    contentType: 'application/pdf',
    bytes: 12,
    fileKey: evidenceKey,
    createdAt: now,
  });
  await db
    .insert(userBlocks)
    .values({ blockerUserId: user.id, blockedUserId: creatorId, createdAt: now });
  await db.insert(reports).values({
    id: newId(),
    subject: 'user',
    subjectId: creatorId,
    reporterUserId: user.id,
    againstUserId: creatorId,
    reason: 'harassment',
    note: `Write to ${email}`,
    status: 'open',
    ...stamps,
  });
  await t.platform.transaction(async (tx) => {
    await notify(t.platform, tx, [creatorId], {
      kind: 'application',
      title: `${stageName} applied`,
      content: `${firstName} ${lastName} applied for a role.`,
    });
    await notify(t.platform, tx, [user.id], {
      kind: 'account',
      title: 'Welcome',
      content: lastName,
    });
  });
  return {
    user,
    client,
    marks,
    profileId,
    casting,
    applicationId,
    invitationId,
    conversationId,
    photoId,
    photoKey,
  };
}

async function storePhoto(t: TestServer, profileId: string): Promise<string> {
  const photoKey = `profile-photos/${profileId}/face.webp`;
  const large = photoKey.replace('.webp', '.large.webp');
  const picture = { contentType: 'image/webp' };
  await t.platform.storage.put(photoKey, Buffer.from('small'), picture);
  await t.platform.storage.put(large, Buffer.from('large'), picture);
  await t.platform.db
    .update(talentProfiles)
    .set({ photoKey })
    .where(eq(talentProfiles.id, profileId));
  return photoKey;
}

/** The stored files, by their keys. */
export async function storedKeys({ platform }: TestServer): Promise<string[]> {
  const root = join(platform.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
