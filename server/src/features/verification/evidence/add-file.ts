import { LIMITS } from '@callboard/contract/limits';
import type { EvidenceFile } from '@callboard/contract/verification';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { lockVerification } from '../queries.ts';
import { prepareEvidence } from './prepare-evidence.ts';
import { countUnused, insertFile } from './queries.ts';

/** For a request of each kind, and what was begun and left. */
const UNUSED_AT_MOST = 4 * LIMITS.evidenceFiles;

type Sent = { fileName: string; sent: Uint8Array };

/** A file that waits for its request. Nobody reads it before that, and after a day it is gone. */
export async function addFile(
  platform: Platform,
  { user }: Actor,
  { fileName, sent }: Sent,
): Promise<EvidenceFile> {
  const { content, contentType, ending } = await prepareEvidence(sent);
  const id = newId();
  const fileKey = `verification/${id}/evidence.${ending}`;
  const file = { id, fileName, contentType, bytes: content.length };
  await platform.storage.put(fileKey, content, { contentType });
  try {
    await platform.transaction(async (tx) => {
      // So that many that come at once do not pass the limit together.
      await lockVerification(tx, user.id, 'identity');
      if ((await countUnused(tx, user.id)) >= UNUSED_AT_MOST) throw tooMany();
      await insertFile(tx, { ...file, userId: user.id, fileKey, createdAt: platform.clock.now() });
    });
  } catch (error) {
    await deleteStored(platform, [fileKey]);
    throw error;
  }
  return file;
}

function tooMany(): AppError {
  return new AppError('PLAN_LIMIT_REACHED', {
    message: 'Many of your files wait to be used. Please send your request, or remove some.',
  });
}
