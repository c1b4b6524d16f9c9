import { eq } from 'drizzle-orm';
import { media } from '../../src/features/media/tables.ts';
import { talentProfiles } from '../../src/features/talent-profiles/tables.ts';
import { newId } from '../../src/platform/ids.ts';
import { paint } from '../picture.ts';
import { Castings } from './castings.ts';
import type { Given } from './maker.ts';

let tinyPicture: Promise<Buffer> | undefined;

/** Files that were uploaded. */
export class MediaFiles extends Castings {
  async media(given: Given<typeof media> & { picture?: Buffer } = {}): Promise<string> {
    const { picture, ...row } = given;
    const id = row.id ?? newId();
    const talentProfileId = row.talentProfileId ?? (await this.talentProfileId());
    const { kind = 'photo', status = 'ready' } = row;
    await this.platform.db.insert(media).values({
      kind,
      status,
      fileName: 'IMG_0001.jpg',
      bytes: 1024,
      ...(kind === 'photo' && status === 'ready' && (await this.#storePicture(id, picture))),
      ...this.stamps(),
      ...row,
      id,
      talentProfileId,
      uploadedByUserId: row.uploadedByUserId ?? (await this.#keeperOf(talentProfileId)),
    });
    return id;
  }

  async #storePicture(mediaId: string, picture?: Buffer) {
    const size = { width: 4, height: 5 };
    tinyPicture ??= paint('tomato', size).webp().toBuffer();
    const pictureFolder = `media/${mediaId}`;
    const content = picture ?? (await tinyPicture);
    await this.platform.storage.put(`${pictureFolder}/320.webp`, content, {
      contentType: 'image/webp',
    });
    return { contentType: 'image/jpeg', pictureFolder, pictureWidths: [320], ...size };
  }

  async #keeperOf(talentProfileId: string): Promise<string> {
    const [profile] = await this.platform.db
      .select({ userId: talentProfiles.ownerUserId })
      .from(talentProfiles)
      .where(eq(talentProfiles.id, talentProfileId));
    return profile?.userId ?? '';
  }
}
