import type { MEDIA_STATUSES, MediaKind } from '@callboard/contract/media';
import { ATTACHMENT_KINDS } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';

type Status = (typeof MEDIA_STATUSES)[number];

/** A file for a message, as someone stands to it. */
type MessageFile = {
  status: Status;
  uploadedByUserId: string;
  takesPart: boolean;
  /** With a message that is still there. */
  isSent: boolean;
  /** With a message that somebody or the platform itself reported. */
  isReported: boolean;
};

/** Whoever takes part sees what was sent; its sender before that; moderators what was reported. */
export function maySeeMessageFile(viewer: Actor | undefined, file: MessageFile): boolean {
  if (viewer === undefined || file.status !== 'ready') return false;
  if (viewer.user.role === 'admin' && file.isReported) return true;
  return file.takesPart && (file.isSent || isSenderOf(viewer, file));
}

/** Until it is sent it is its sender's business alone. */
export function isSenderOf({ user }: Actor, file: Pick<MessageFile, 'uploadedByUserId'>): boolean {
  return file.uploadedByUserId === user.id;
}

export function isAttachable(kind: MediaKind): boolean {
  return (ATTACHMENT_KINDS as readonly MediaKind[]).includes(kind);
}
