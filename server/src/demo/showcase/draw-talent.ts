import type { media } from '../../features/media/tables.ts';
import type { galleryPhotos } from '../../features/talent-profiles/gallery/tables.ts';
import type { portfolioItems } from '../../features/talent-profiles/portfolio/tables.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeRecording } from '../clips/make-recording.ts';
import { makeShowreel, viewOf } from '../clips/make-showreel.ts';
import { type PlannedItem, planPortfolio } from '../clips/plan-portfolio.ts';
import { demoId } from '../demo-id.ts';
import { dayAt } from '../demo-time.ts';
import { ownerOf } from '../people/load-talents.ts';
import { lookOf } from '../people/look-of.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import { planGallery } from '../photos/plan-gallery.ts';
import { type Raster, rasterise } from '../photos/render.ts';
import { storeFace } from '../photos/store-face.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import type { PortraitShot } from '../portraits/look.ts';
import { creditIdOf } from '../profiles/load-profiles.ts';
import { clipIdOf } from './clip-id.ts';
import { storeClip, storePhotoMedia } from './store-media.ts';

type MediaRow = typeof media.$inferInsert;

export type Drawn = {
  /** Of the profile photo. */
  photoKey: string;
  media: MediaRow[];
  photos: (typeof galleryPhotos.$inferInsert)[];
  items: (typeof portfolioItems.$inferInsert)[];
};

type Setting = { storage: Storage; now: Date; joinedAt: Date };

/** The first photo's: when it is there, the talent was drawn. */
export function firstMediaIdOf(key: string): string {
  return mediaIdOf(key, 'photo/0');
}

/** Draws somebody's photos and clips into the storage. Returns the rows that show them. */
export async function drawTalent(talent: Talent, setting: Setting): Promise<Drawn> {
  const rasters: Raster[] = [];
  const look = lookOf(talent);
  const plans = planGallery(talent);
  for (const { shot } of plans) rasters.push(await rasterise(drawPortrait(look, shot)));
  const gallery = await drawGallery(talent, plans, rasters, setting);
  const onFilm = rasters.filter((_, index) => isForFilm(plans[index]?.shot));
  const portfolio = await drawPortfolio(talent, onFilm, setting);
  const [headshot] = rasters;
  if (headshot === undefined) throw new Error(`${talent.key} has no headshot.`);
  return {
    photoKey: await storeFace(setting.storage, userIdOf(talent.key), headshot),
    media: [...gallery.media, ...portfolio.media],
    photos: gallery.photos,
    items: portfolio.items,
  };
}

/** Faces in colour, with room to come nearer. */
function isForFilm(shot: PortraitShot | undefined): boolean {
  return shot?.framing !== 'full' && shot?.framing !== 'close' && shot?.isMonochrome !== true;
}

async function drawGallery(
  talent: Talent,
  plans: ReturnType<typeof planGallery>,
  rasters: readonly Raster[],
  { storage, now, joinedAt }: Setting,
) {
  const drawn: Pick<Drawn, 'media' | 'photos'> = { media: [], photos: [] };
  for (const [position, { shot, name, takenDaysAgo, ...said }] of plans.entries()) {
    const raster = rasters[position];
    if (raster === undefined) throw new Error(`${talent.key}’s photo ${name} was not drawn.`);
    const mediaId = mediaIdOf(talent.key, `photo/${name}`);
    const stored = await storePhotoMedia(storage, mediaId, raster);
    const fileName = `${talent.key}-${position + 1}.jpg`;
    drawn.media.push({
      ...mediaRow(talent, mediaId, joinedAt),
      kind: 'photo',
      fileName,
      durationMs: null,
      ...stored,
    });
    drawn.photos.push({
      id: demoId(`gallery-photo/${talent.key}/${name}`),
      talentProfileId: talentProfileIdOf(talent.key),
      mediaId,
      takenOn: dayAt(now, -takenDaysAgo).toISOString().slice(0, 10),
      position,
      isProfilePhoto: position === 0,
      ...said,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    });
  }
  return drawn;
}

async function drawPortfolio(talent: Talent, portraits: readonly Raster[], setting: Setting) {
  const drawn: Pick<Drawn, 'media' | 'items'> = { media: [], items: [] };
  const { now, joinedAt } = setting;
  const year = now.getUTCFullYear();
  for (const [position, plan] of planPortfolio(talent, year).entries()) {
    const { kind, title, description, creditIndex, yearsAgo, visibility } = plan;
    const clip = await drawClip(talent, plan, portraits, setting);
    if (clip !== undefined) drawn.media.push(clip);
    drawn.items.push({
      id: demoId(`portfolio-item/${talent.key}/${position}`),
      talentProfileId: talentProfileIdOf(talent.key),
      kind,
      mediaId: clip?.id ?? null,
      url: kind === 'link' ? `https://watch.example/${talent.key}/${position + 1}` : null,
      coverMediaId: null,
      title,
      description,
      creditId: creditIndex === null ? null : creditIdOf(talent.key, creditIndex),
      year: yearsAgo === null ? null : year - yearsAgo,
      position,
      visibility,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    });
  }
  return drawn;
}

async function drawClip(
  talent: Talent,
  { kind }: PlannedItem,
  portraits: readonly Raster[],
  { storage, now, joinedAt }: Setting,
): Promise<MediaRow | undefined> {
  if (kind === 'link') return undefined;
  const id = clipIdOf(talent.key, kind);
  const row = mediaRow(talent, id, joinedAt);
  if (kind === 'audio') {
    const { file, durationMs } = await makeRecording(talent);
    const stored = await storeClip(storage, id, { file, extension: 'wav' });
    return { ...row, kind, fileName: `${talent.key}-voice.wav`, durationMs, ...stored };
  }
  const { film, durationMs, still } = await makeShowreel(portraits, now.getUTCFullYear());
  const poster = { raster: still, part: viewOf(still, 0) };
  const stored = await storeClip(storage, id, { file: film, extension: 'webm', still: poster });
  return { ...row, kind, fileName: `${talent.key}-reel.webm`, durationMs, ...stored };
}

function mediaIdOf(key: string, name: string): string {
  return demoId(`media/${key}/${name}`);
}

function mediaRow(talent: Talent, id: string, joinedAt: Date) {
  return {
    id,
    talentProfileId: talentProfileIdOf(talent.key),
    uploadedByUserId: ownerOf(talent),
    status: 'ready' as const,
    createdAt: joinedAt,
    updatedAt: joinedAt,
  };
}
