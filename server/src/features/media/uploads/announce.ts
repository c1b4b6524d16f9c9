import type { MediaKind } from '@callboard/contract/media';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { insertMedia } from '../queries.ts';

export type AnnouncedFile = { kind: MediaKind; fileName: string; bytes: number };
type Owner = { talentProfileId: string } | { conversationId: string };

/** Keeps that a file is to come, and for what. */
export async function announceFile(
  tx: Transaction,
  actor: Actor,
  { owner, file, now }: { owner: Owner; file: AnnouncedFile; now: Date },
): Promise<string> {
  const id = newId();
  await insertMedia(tx, {
    ...owner,
    ...file,
    id,
    uploadedByUserId: actor.user.id,
    status: 'uploading',
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
