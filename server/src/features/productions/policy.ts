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
