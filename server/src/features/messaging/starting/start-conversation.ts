import type { StartConversation } from '@callboard/contract/conversations';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isBlockBetween } from '../blocks/queries.ts';
import { findKnownPerson } from './find-known-person.ts';
import { getWriter } from './get-writer.ts';
import { findOtherSide } from './other-side/find-other-side.ts';
import { type Parties, partiesOf } from './parties.ts';
import { mayStart } from './policy.ts';
import { findThread, insertThread } from './queries.ts';
import { requireSubject } from './require-subject.ts';
import { type Subject, threadKeyOf } from './thread-key.ts';

/** The one conversation that these people have about this: found, or begun without a word yet. */
export async function startConversation(
  platform: Platform,
  actor: Actor,
  body: StartConversation,
): Promise<{ id: string }> {
  const asked = await findOtherSide(platform.db, actor, body);
  const { doer, talent } = await getWriter(platform, actor, asked.talentProfileId);
  const talentProfileId = talent?.profileId ?? null;
  const other = await findKnownPerson(platform, actor, asked.userId, talentProfileId);
  if (other === undefined) throw new AppError('NOT_FOUND');
  if (other.userId === actor.user.id) throw new AppError('NOT_CONNECTED');

  const { id: userId, role } = actor.user;
  const parties = partiesOf({ userId, role, talent }, other);
  const named = { roleId: asked.roleId, productionId: asked.roleId ? null : asked.productionId };
  // Whoever takes part may open it, whatever connected them once.
  const begun = await findThread(platform.db, threadKeyOf(parties, named));
  if (begun !== undefined) return begun;

  if (!mayStart(role, other.role, other.facts)) throw new AppError('NOT_CONNECTED');
  const subject = await requireSubject(platform, actor, asked, { other, talentProfileId });
  const { ownerUserId = other.userId } = other.talent ?? {};
  const others = [ownerUserId, ...parties.userIds].filter((each) => each !== userId);
  if (await isBlockBetween(platform.db, userId, others)) throw new AppError('MESSAGE_REFUSED');
  return begin(platform, doer, parties, subject);
}

async function begin(
  platform: Platform,
  doer: Actor,
  parties: Parties,
  subject: Subject,
): Promise<{ id: string }> {
  const { clock } = platform;
  const { userIds, talentProfileId } = parties;
  const id = newId();
  const now = clock.now();
  const threadKey = threadKeyOf(parties, subject);
  return platform.transaction(async (tx) => {
    const row = {
      ...{ id, threadKey, talentProfileId, ...subject, startedByUserId: doer.user.id },
      createdAt: now,
      updatedAt: now,
    };
    if (!(await insertThread(tx, row, userIds))) {
      const first = await findThread(tx, threadKey);
      if (first === undefined) throw new Error('a conversation is there and cannot be found');
      return first;
    }
    if (doer.onBehalfOf !== undefined) {
      const target = { kind: 'conversation', id };
      await audit(tx, clock, doer, { act: 'messaging.began', target });
    }
    return { id };
  });
}
