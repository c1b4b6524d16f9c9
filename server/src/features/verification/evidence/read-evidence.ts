import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findEvidence } from './queries.ts';

/** Who looked at somebody's papers is on the trail. */
export async function readEvidence(platform: Platform, actor: Actor, fileId: string) {
  const file = await findEvidence(platform.db, fileId);
  if (file === undefined) throw new AppError('NOT_FOUND');
  const { fileKey, fileName, requestId } = file;
  await platform.transaction((tx) =>
    audit(tx, platform.clock, actor, {
      act: 'verification.evidence-read',
      target: { kind: 'verification-request', id: requestId },
      difference: { fileId },
    }),
  );
  return { key: fileKey, name: fileName, size: file.bytes };
}
