import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CurrentUser } from '@callboard/contract/auth';
import { eq } from 'drizzle-orm';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import type { Upload } from '../../../test/upload.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { fileKey, pictureFolder, pictureKey } from './media-keys.ts';
import { insertMedia, type MediaRow } from './queries.ts';

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export async function signInAs(t: TestServer, user: CurrentUser): Promise<TestClient> {
  return new TestClient(t.url, await t.make.session({ user }));
}

export async function signInTalent(
  t: TestServer,
  given: Partial<typeof talentProfiles.$inferInsert> = {},
) {
  const { user, profileId } = await t.make.talent(given);
  return { talent: await signInAs(t, user), profileId };
}

/** A document of this size. What comes after its first letters is never looked at. */
export function documentOf(talentProfileId: string, bytes = 2_000): Upload {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]).subarray(0, bytes);
  return { talentProfileId, kind: 'document', fileName: 'Résumé.pdf', content };
}

/** A ready film with a still, as if it had been uploaded. */
export async function storeFilm(
  { platform }: TestServer,
  talentProfileId: string,
  given: Partial<MediaRow> = {},
): Promise<string> {
  const id = newId();
  const now = platform.clock.now();
  const content = Buffer.from('0123456789');
  await platform.storage.put(fileKey(id, 'mp4'), content, { contentType: 'video/mp4' });
  for (const width of [320, 700]) {
    const key = pictureKey(pictureFolder(id), width);
    await platform.storage.put(key, Buffer.from(`${width}`), { contentType: 'image/webp' });
  }
  const owner = await findOwner(platform.db, talentProfileId);
  await insertMedia(platform.db, {
    id,
    talentProfileId,
    uploadedByUserId: owner,
    kind: 'video',
    status: 'ready',
    fileName: 'Réel "2024".exe',
    bytes: content.length,
    contentType: 'video/mp4',
    fileKey: fileKey(id, 'mp4'),
    pictureFolder: pictureFolder(id),
    pictureWidths: [320, 700],
    createdAt: now,
    updatedAt: now,
    ...given,
  });
  return id;
}

async function findOwner(db: Queryable, profileId: string): Promise<string> {
  const [row] = await db
    .select({ userId: talentProfiles.userId })
    .from(talentProfiles)
    .where(eq(talentProfiles.id, profileId));
  return row?.userId ?? '';
}

/** Every file in the storage whose key names this upload. */
export async function listStored({ platform }: TestServer, mediaId: string): Promise<string[]> {
  const folder = join(platform.config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes(mediaId))
    .map(({ name }) => name)
    .sort();
}
