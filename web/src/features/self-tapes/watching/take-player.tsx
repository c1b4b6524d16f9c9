import type { Media } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { pictureOf } from '../../../lib/media-picture.ts';
import { Film } from '../../../ui/film.tsx';

/** Nothing of a film is fetched before it is played. */
export function TakePlayer({ media, label }: { media: Media; label: string }) {
  return (
    <Film
      key={media.id}
      src={mediaUrl(media, 'file')}
      poster={pictureOf(media)?.sources.at(-1)?.url}
      preload="none"
      aria-label={label}
      className="aspect-video w-full rounded-card bg-[#131311] object-contain"
    />
  );
}
