import type { Media } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { useState } from 'react';
import { pictureOf } from '../../../lib/media-picture.ts';
import { classes } from '../../../ui/classes.ts';
import { Film } from '../../../ui/film.tsx';
import { LateLightbox } from '../../../ui/late-lightbox.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { FileCard } from './file-card.tsx';

type Props = { attachments: readonly Media[]; author: string; isOwn: boolean };

/** What came with a message: pictures to look at, films to play, files to open. */
export function Attachments({ attachments, author, isOwn }: Props) {
  const pictured = attachments.filter((media) => media.kind === 'photo' && isThere(media));
  const films = attachments.filter((media) => media.kind === 'video' && isThere(media));
  const files = attachments.filter((media) => !pictured.includes(media) && !films.includes(media));
  return (
    <div className={classes('grid max-w-full gap-1.5', isOwn && 'justify-items-end')}>
      <Photos photos={pictured} author={author} />
      {films.map((media) => (
        <MessageFilm key={media.id} media={media} author={author} />
      ))}
      {files.map((media) => (
        <FileCard key={media.id} media={media} />
      ))}
    </div>
  );
}

function isThere({ status }: Media): boolean {
  return status === 'ready';
}

function Photos({ photos, author }: { photos: readonly Media[]; author: string }) {
  const [openAt, setOpenAt] = useState<number>();
  const shown = photos.flatMap((media, at) => {
    const picture = pictureOf(media);
    const alt = photos.length === 1 ? `Photo from ${author}` : `Photo ${at + 1} from ${author}`;
    return picture === undefined ? [] : [{ id: media.id, picture, alt, caption: null }];
  });
  if (shown.length === 0) return null;
  const isOne = shown.length === 1;
  return (
    <div className={classes('grid gap-1.5', !isOne && 'grid-cols-2')}>
      {shown.map(({ id, picture, alt }, at) => (
        <button
          key={id}
          type="button"
          onClick={() => setOpenAt(at)}
          className="overflow-hidden rounded-card border border-line"
        >
          <Picture
            {...picture}
            alt={alt}
            sizes={isOne ? '288px' : '160px'}
            className={isOne ? 'max-h-80 w-72 max-w-full' : 'aspect-square w-40'}
          />
        </button>
      ))}
      {openAt !== undefined && (
        <LateLightbox photos={shown} startAt={openAt} onClose={() => setOpenAt(undefined)} />
      )}
    </div>
  );
}

function MessageFilm({ media, author }: { media: Media; author: string }) {
  const still = pictureOf(media);
  return (
    <Film
      src={mediaUrl(media, 'file')}
      poster={still?.sources.at(-1)?.url}
      preload={still === undefined ? 'metadata' : 'none'}
      aria-label={`Video from ${author}`}
      style={{ aspectRatio: still === undefined ? '16 / 9' : `${still.width} / ${still.height}` }}
      className="max-h-96 w-80 max-w-full rounded-card bg-sunk"
    />
  );
}
