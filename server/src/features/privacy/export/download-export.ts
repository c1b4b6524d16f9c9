import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken } from '../../auth/session-token.ts';
import { type ExportRow, findExport, findExportByToken } from './queries.ts';

/** For whoever it is about. Of somebody else's nobody learns that there is one. */
export async function openOwnExport(platform: Platform, { user }: Actor, id: string) {
  const row = await findExport(platform.db, id);
  if (row?.userId !== user.id) throw new AppError('NOT_FOUND');
  return requireReady(platform, row);
}

/** By the mailed link, signed in or not. */
export async function openExportByLink(platform: Platform, token: string) {
  const row = await findExportByToken(platform.db, hashToken(token), platform.clock.now());
  return requireReady(platform, row);
}

type Ready = { row: ExportRow; fileKey: string };

function requireReady({ clock }: Platform, row: ExportRow | undefined): Ready {
  const { fileKey = null, expiresAt = null } = row ?? {};
  const isReady = row?.status === 'ready' && expiresAt !== null && expiresAt > clock.now();
  if (row === undefined || !isReady || fileKey === null) throw new AppError('NOT_FOUND');
  return { row, fileKey };
}

/** As a file to keep; no browser and no proxy keeps another one. */
export async function sendExport(
  { platform, reply, address }: { platform: Platform; reply: FastifyReply; address: string },
  { row, fileKey }: Ready,
) {
  const content = await platform.storage.read(fileKey);
  await platform.transaction((tx) =>
    audit(
      tx,
      platform.clock,
      { user: { id: row.userId }, address },
      { act: 'privacy.export-downloaded', target: { kind: 'data-export', id: row.id } },
    ),
  );
  return reply
    .headers({
      'content-disposition': 'attachment; filename="callboard-data.zip"',
      'cache-control': 'private, no-store',
      'content-length': row.bytes ?? 0,
    })
    .type('application/zip')
    .send(content);
}
