import type { ChildPapers } from '@callboard/contract/children';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { getVisibleTalent } from '../talent-profiles/find-talent.ts';
import { mayChangePapers, mayReadPapers } from './policy.ts';
import { findPapers, isOfferedOrBooked } from './queries.ts';

const NONE: ChildPapers = {
  licenceAuthority: null,
  licenceNumber: null,
  licenceFrom: null,
  licenceUntil: null,
  chaperoneName: null,
  chaperonePhone: null,
  chaperoneLicence: null,
  chaperoneIsGuardian: false,
  schoolName: null,
  notes: null,
};

/** Whoever may not read them learns nothing: neither that there are any, nor of the child. */
export async function getPapers(platform: Platform, actor: Actor, profileId: string) {
  const { db } = platform;
  const talent = await getVisibleTalent(platform, actor, profileId);
  const isOffered =
    actor.user.role === 'client' && (await isOfferedOrBooked(db, profileId, actor.user.id));
  if (!mayReadPapers(actor, talent, isOffered)) throw new AppError('NOT_FOUND');
  const papers = (await findPapers(db, profileId)) ?? NONE;
  return { papers, mayEdit: mayChangePapers(actor, talent) };
}
