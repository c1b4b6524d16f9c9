import type { Media } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { pictureOf } from '../../lib/media-picture.ts';
import { playingTime } from '../../lib/talent/measures.ts';
import { useTellPlay } from '../../lib/talent/use-tell-play.ts';
import { Film } from '../../ui/film.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  profileId: string;
  media: Media;
  cover: Media | null;
  title: string;
  /** How wide it stands on the page, as in HTML. */
  sizes: string;
};

/** A still with a button. Nothing of the film is fetched until someone wants to see it. */
export function VideoPlayer({ profileId, media, cover, title, sizes }: Props) {
  const tellPlay = useTellPlay({ mediaId: media.id, profileId });
  const [isAskedFor, setIsAskedFor] = useState(false);
  const still = pictureOf(cover) ?? pictureOf(media);
  if (isAskedFor) {
    return (
      <Film
        autoPlay
        onPlaying={tellPlay}
        aria-label={title}
        src={mediaUrl(media, 'file')}
        poster={still?.sources.at(-1)?.url}
        className="aspect-video w-full rounded-card bg-[#131311] object-contain"
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setIsAskedFor(true)}
      className="group relative block aspect-video w-full overflow-hidden rounded-card bg-[#2b2a26] text-left"
    >
      {still !== undefined && (
        <Picture {...still} alt="" sizes={sizes} className="absolute inset-0 size-full" />
      )}
      <span className="absolute inset-0 bg-[#131311]/40" />
      <span className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-accent text-on-accent transition-transform group-hover:scale-105">
        <Play aria-hidden="true" className="ml-0.5 size-6" />
      </span>
      <span className="wrap-anywhere absolute inset-x-0 bottom-0 px-4 py-3 text-13 text-[#f1efe8]">
        <span className="sr-only">Play </span>
        <span className="font-semibold">{title}</span>
        {media.durationMs !== null && ` · ${playingTime(media.durationMs)}`}
      </span>
    </button>
  );
}
