import type { MEDIA_STATUSES } from '@callboard/contract/media';
import type { Actor } from '../../../platform/actor.ts';

type File = {
  conversationId: string | null;
  uploadedByUserId: string;
  status: (typeof MEDIA_STATUSES)[number];
  isAttached: boolean;
};

/** One's own, for this conversation, looked at and found sound, and sent with nothing yet. */
export function isAttachableBy({ user }: Actor, conversationId: string, file: File): boolean {
  const isOwn = file.uploadedByUserId === user.id && file.conversationId === conversationId;
  return isOwn && file.status === 'ready' && !file.isAttached;
}
