import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listParts } from '../parts/queries.ts';
import { findMedia, type MediaRow } from '../queries.ts';
import { acceptMedia } from './accept-media.ts';
import { examine, type Findings } from './examine.ts';
import { joinParts } from './join-parts.ts';
import { refuseMedia } from './refuse-media.ts';

/** Decides about a file of which all has arrived. Done twice, it ends the same. */
export async function lookAtMedia(
  platform: Platform,
  { mediaId }: { mediaId: string },
): Promise<void> {
  const media = await findMedia(platform.db, mediaId);
  if (media?.status !== 'processing') return;
  const folder = await mkdtemp(join(tmpdir(), 'callboard-media-'));
  try {
    await decide(platform, media, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function decide(platform: Platform, media: MediaRow, folder: string): Promise<void> {
  const path = join(folder, 'file');
  const parts = await listParts(platform.db, media.id);
  const sha256 = await joinParts(platform.storage, parts, path);
  let findings: Findings;
  try {
    findings = await examine(platform.log, { kind: media.kind, folder, path });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuseMedia(platform, media, error.message);
  }
  await acceptMedia(platform, media, { ...findings, path, sha256 });
}
