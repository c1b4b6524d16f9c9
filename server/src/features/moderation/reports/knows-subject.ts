import type { ReportForm } from '@callboard/contract/moderation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { maySeePerson } from '../../account/policy.ts';
import { findVisibleCall } from '../../casting-calls/opportunities/one-call/find-visible-call.ts';
import { findParticipation } from '../../messaging/participation/require-participation.ts';
import { getVisibleTalent } from '../../talent-profiles/find-talent.ts';
import { findBehindLink, findConversationOf, findPerson, wasPublicCall } from './queries.ts';

type Subject = Pick<ReportForm, 'subject' | 'subjectId'>;
type Knows = (platform: Platform, actor: Actor, id: string) => Promise<boolean>;

/** People report what they may see, and learn nothing of anything else. */
const KNOWS: Record<Subject['subject'], Knows> = {
  call: async ({ db }, actor, id) =>
    (await isThere(findVisibleCall(db, actor, id))) || (await wasPublicCall(db, id)),
  message: async (platform, { user }, id) => {
    const conversationId = await findConversationOf(platform.db, id);
    if (conversationId === undefined) return false;
    return (await findParticipation(platform, user.id, conversationId)) !== undefined;
  },
  profile: async (platform, actor, id) => isThere(getVisibleTalent(platform, actor, id)),
  user: async ({ db }, actor, id) => {
    const person = await findPerson(db, id);
    return person !== undefined && maySeePerson(actor, person);
  },
  // Its id is told to whoever opens it, and to its team.
  share_link: async ({ db }, _, id) => (await findBehindLink(db, id)) !== undefined,
};

export function knowsSubject(platform: Platform, actor: Actor, { subject, subjectId }: Subject) {
  return KNOWS[subject](platform, actor, subjectId);
}

async function isThere(getting: Promise<unknown>): Promise<boolean> {
  try {
    await getting;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}
