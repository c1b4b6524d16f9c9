import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayOutsiderLook } from '../outsiders/may-outsider-look.ts';
import { hasAgreed } from '../outsiders/queries.ts';
import { wasSentPapers } from '../outsiders/was-sent-papers.ts';
import { rightsOf } from '../policy.ts';
import { findFile } from './queries.ts';
import { stampedFor } from './stamp/stamped-for.ts';

export type Readable = {
  name: string;
  key: string;
  size: number;
  stamped: Uint8Array | undefined;
};

/**
 * A file for whoever may read it: the team reads everything as it is, talent and agents the sides of
 * what they may look into and the papers of an audition that they are invited to. Of a confidential
 * production they agree first, and read under their name.
 */
export async function readFile(
  platform: Platform,
  actor: Actor,
  fileId: string,
): Promise<Readable> {
  const file = await findFile(platform.db, fileId, actor.user.id);
  if (file === undefined) throw new AppError('NOT_FOUND');
  const asItIs = { name: file.fileName, key: file.fileKey, size: file.bytes, stamped: undefined };
  if (rightsOf(actor, file) !== undefined) return asItIs;

  const { productionId } = file;
  const isShown =
    (file.kind === 'sides' && (await mayOutsiderLook(platform, actor, file))) ||
    (await wasSentPapers(platform, actor, { productionId, fileId }));
  if (!isShown) throw new AppError('NOT_FOUND');
  if (!file.isConfidential) return asItIs;
  if (!(await hasAgreed(platform.db, productionId, actor.user.id)))
    throw new AppError('NDA_NEEDED');
  return { ...asItIs, stamped: await stampedFor(platform, actor, file.fileKey) };
}
