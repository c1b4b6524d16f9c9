import type { Html } from '../../platform/http/html.ts';
import type { Platform } from '../../platform/platform.ts';
import { getItem, type WhichItem } from '../talent-profiles/portfolio/get-item.ts';
import { pictureFor } from './preview-picture.ts';
import { writePreview } from './write-preview.ts';

/** A piece of work, as a visitor may see it. */
export async function describeItem(platform: Platform, which: WhichItem): Promise<Html> {
  const { profileId, itemId } = which;
  const { title, description, cover, media, talent } = await getItem(platform, undefined, which);
  const name = `${title} · ${talent.name}`;
  return writePreview(platform.publicUrl, {
    title: name,
    description: description ?? talent.headline ?? `From the portfolio of ${talent.name}.`,
    path: `/talent/${profileId}/portfolio/${itemId}`,
    type: 'article',
    picture: pictureFor(cover, name) ?? pictureFor(media, name),
  });
}
