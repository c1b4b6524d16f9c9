import { MAIN_PHOTO_SIZES, pictureSources } from '@callboard/contract/media-address';
import type { Actor } from '../../platform/actor.ts';
import { type Html, html } from '../../platform/http/html.ts';
import type { Platform } from '../../platform/platform.ts';
import { getVisibleTalent } from '../talent-profiles/find-talent.ts';
import { shownClass } from '../talent-profiles/policy.ts';
import { findMainPhoto } from './queries.ts';

/** The talent's main photo, for whoever is signed in and may see it: it comes along with the code. */
export async function fetchPhotoAhead(
  platform: Platform,
  viewer: Actor,
  profileId: string,
): Promise<Html | undefined> {
  const talent = await getVisibleTalent(platform, viewer, profileId);
  const photo = await findMainPhoto(platform.db, profileId, shownClass(viewer, talent));
  if (photo === undefined || photo.width === null) return undefined;
  const { id, width } = photo;
  const sources = pictureSources({ id, width }).map((source) => `${source.url} ${source.width}w`);
  return html`<link rel="preload" as="image" imagesrcset="${sources.join(', ')}" imagesizes="${MAIN_PHOTO_SIZES}" fetchpriority="high" />`;
}
