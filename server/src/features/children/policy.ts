import type { Actor } from '../../platform/actor.ts';
import { mayEditTalent, mayManageTalent, type Standing } from '../talent-profiles/policy.ts';

/** Kept by somebody else than its talent: by the guardian. */
function isKeptByGuardian({ userId, ownerUserId }: Pick<Standing, 'userId' | 'ownerUserId'>) {
  return userId !== ownerUserId;
}

/** There are papers of children, and of those grown up until they keep their profile themselves. */
function hasPapers(talent: Standing): boolean {
  return talent.isMinor || isKeptByGuardian(talent);
}

/**
 * Of someone whom the actor may see at all: the own side and admins read them, and whoever is to employ
 * the child, while it is one. Where a child is taken to school is nobody else's to know.
 */
export function mayReadPapers(actor: Actor, talent: Standing, isOfferedByActor: boolean): boolean {
  if (!hasPapers(talent)) return false;
  if (mayManageTalent(actor, talent)) return true;
  return talent.isMinor && actor.user.role === 'client' && isOfferedByActor;
}

export function mayChangePapers(actor: Actor, talent: Standing): boolean {
  return hasPapers(talent) && mayEditTalent(actor, talent);
}

/** Nobody gives away but the guardian who keeps it. */
export function mayHandOver({ user }: Actor, talent: Pick<Standing, 'userId' | 'ownerUserId'>) {
  return isKeptByGuardian(talent) && talent.ownerUserId === user.id;
}
