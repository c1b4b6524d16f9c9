import {
  COLLABORATOR_RIGHTS,
  type CollaboratorRights,
} from '@callboard/contract/production-choices';
import type { Actor } from '../../platform/actor.ts';

/** A production as one person stands to it. */
export type Standing = {
  createdByUserId: string;
  /** As a colleague who was asked to work on it. */
  collaboratorRights: CollaboratorRights | null;
};

/** What someone may do in a production: its maker everything, colleagues as agreed, admins look. */
export function rightsOf(actor: Actor, standing: Standing): CollaboratorRights | undefined {
  if (actor.user.role === 'admin') return 'view';
  if (actor.user.role !== 'client') return undefined;
  if (standing.createdByUserId === actor.user.id) return 'manage';
  return standing.collaboratorRights ?? undefined;
}

/** Whoever manages also reviews, and whoever reviews also looks. */
export function includesRights(rights: CollaboratorRights, needed: CollaboratorRights): boolean {
  return COLLABORATOR_RIGHTS.indexOf(rights) <= COLLABORATOR_RIGHTS.indexOf(needed);
}

/** Whose productions someone is shown in lists: their own, and an admin everybody's. */
export function seenBy({ user }: Actor): string | undefined {
  return user.role === 'admin' ? undefined : user.id;
}

/** Whoever made a production keeps all rights in it. */
export function mayBeChanged({ createdByUserId }: Standing, userId: string): boolean {
  return userId !== createdByUserId;
}

/** Managers end a colleague's work, and everyone their own. */
export function mayRemove(actor: Actor, standing: Standing, userId: string): boolean {
  if (!mayBeChanged(standing, userId)) return false;
  return userId === actor.user.id || rightsOf(actor, standing) === 'manage';
}

/** Someone who is not of the team. */
type Outsider = { seesOpenCall: boolean; hasLiveApplication: boolean };

export function isOfTalentSide({ user }: Actor): boolean {
  return user.role === 'talent' || user.role === 'agent';
}

/** Talent and agents look into what they may apply to or have applied to. */
export function mayLookIn(actor: Actor, outsider: Outsider): boolean {
  return isOfTalentSide(actor) && (outsider.seesOpenCall || outsider.hasLiveApplication);
}
