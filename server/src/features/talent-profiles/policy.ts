import { FIELD_CLASSES, type FieldClass } from '@callboard/contract/profile-fields';
import type { PreviewViewer } from '@callboard/contract/profile-preview';
import type { PROFILE_VISIBILITIES } from '@callboard/contract/talent-profiles';
import type { Actor } from '../../platform/actor.ts';
import { maySeePerson } from '../account/policy.ts';

/** Someone who looks: signed in, or a visitor of whom nothing is known. */
export type Viewer = Actor | undefined;

/** A talent as one viewer stands to them. */
export type Standing = {
  userId: string;
  ownerUserId: string;
  visibility: (typeof PROFILE_VISIBILITIES)[number];
  suspendedAt: Date | null;
  isMinor: boolean;
  /** The viewer is an agent who works with them. */
  isViewersTalent: boolean;
  /** They applied to a production of the viewer's. */
  isViewersApplicant: boolean;
  isViewerOfVerifiedAgency: boolean;
};

export function maySeeTalent(viewer: Viewer, talent: Standing): boolean {
  if (viewer === undefined) return isPublic(talent) && talent.suspendedAt === null;
  const { role } = viewer.user;
  if (role === 'admin') return true;
  if (!maySeePerson(viewer, talent)) return false;
  if (isOwn(viewer, talent)) return true;
  if (talent.isMinor && !mayMeetMinors(viewer, talent)) return false;
  if (talent.isViewersTalent || talent.isViewersApplicant) return true;
  if (talent.visibility === 'professionals') return role === 'client' || role === 'agent';
  return talent.visibility === 'public';
}

/** Whether everybody on the web may see it: a child's is never public, whatever was chosen. */
function isPublic({ visibility, isMinor }: Standing): boolean {
  return visibility === 'public' && !isMinor;
}

/** Children are seen by verified clients and agencies only, whatever their profile says. */
function mayMeetMinors({ user }: Actor, { isViewerOfVerifiedAgency }: Standing): boolean {
  if (user.role === 'client') return user.verifiedProfessionalStatus === 'verified';
  return user.role === 'agent' && isViewerOfVerifiedAgency;
}

function isOwn({ user }: Actor, talent: Standing): boolean {
  return talent.userId === user.id || talent.ownerUserId === user.id;
}

/** The most private fields that someone who sees the talent may see. */
export function fieldClassOf(viewer: Viewer, talent: Standing): FieldClass {
  if (viewer === undefined) return 'public';
  const { role } = viewer.user;
  if (role === 'admin' || isOwn(viewer, talent)) return 'self';
  if (isOwnAgent(viewer, talent)) return 'own_agent';
  return role === 'client' || role === 'agent' ? 'professionals' : 'public';
}

/**
 * The most private fields that an answer holds: asked for as others see it, it leaves out what they
 * would not see, and never holds more than the viewer may see anyway.
 */
export function shownClass(viewer: Viewer, talent: Standing, as?: PreviewViewer): FieldClass {
  const seen = fieldClassOf(viewer, talent);
  return as !== undefined && FIELD_CLASSES[as] < FIELD_CLASSES[seen] ? as : seen;
}

/** The talent's own side writes. Admins look and judge, but put no words into a talent's mouth. */
export function mayEditTalent(viewer: Viewer, talent: Standing): boolean {
  if (viewer === undefined || viewer.user.role === 'admin') return false;
  return isOwn(viewer, talent) || isOwnAgent(viewer, talent);
}

/** Sees what is missing from the profile and who has been looking at it. */
export function mayManageTalent(viewer: Viewer, talent: Standing): boolean {
  return viewer?.user.role === 'admin' || mayEditTalent(viewer, talent);
}

function isOwnAgent({ user }: Actor, { isViewersTalent }: Standing): boolean {
  return user.role === 'agent' && isViewersTalent;
}

/** A day of birth decides who is a child, so that a child does not set their own. */
export function maySetDateOfBirth({ user }: Actor, { ownerUserId }: Standing): boolean {
  return user.id === ownerUserId;
}

/** The photo is changed by whoever keeps the profile and by agents: of a child's, not by the child. */
export function mayChangePhoto(viewer: Viewer, talent: Standing): boolean {
  const isKeeper = talent.ownerUserId === viewer?.user.id;
  return mayEditTalent(viewer, talent) && (isKeeper || talent.userId !== viewer?.user.id);
}
