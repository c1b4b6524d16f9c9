import type { TeamApplication } from '@callboard/contract/casting-board';
import type { Media } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { pictureOf } from '../../../lib/media-picture.ts';
import { useTellPlay } from '../../../lib/talent/use-tell-play.ts';
import { Film } from '../../../ui/film.tsx';
import { LateLightbox } from '../../../ui/late-lightbox.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Sound } from '../../../ui/sound.tsx';
import { Part } from './part.tsx';

type Props = { application: TeamApplication };

/** All that was sent along, each in its player. */
export function PersonMedia({ application: { media, selfTape, name } }: Props) {
  const ready = media.filter(({ status }) => status === 'ready');
  const films = ready.filter(({ kind, id }) => kind === 'video' && id !== selfTape?.id);
  const sounds = ready.filter(({ kind }) => kind === 'audio');
  const papers = ready.filter(({ kind }) => kind === 'document');
  return (
    <>
      {selfTape !== null && (
        <Part title="Self-tape">
          <Player media={selfTape} label={`Self-tape of ${name}`} />
        </Part>
      )}
      {films.length > 0 && (
        <Part title={films.length === 1 ? 'Film' : 'Films'}>
          {films.map((film) => (
            <ProfileFilm key={film.id} media={film} label={`Film of ${name}`} />
          ))}
        </Part>
      )}
      <Photos photos={ready.filter(({ kind }) => kind === 'photo')} name={name} />
      {sounds.length > 0 && (
        <Part title="Sound">
          {sounds.map((sound) => (
            <ProfileSound key={sound.id} media={sound} label={`Recording of ${name}`} />
          ))}
        </Part>
      )}
      {papers.length > 0 && (
        <Part title="Papers">
          {papers.map((paper) => (
            <a
              key={paper.id}
              href={mediaUrl(paper, 'file')}
              target="_blank"
              rel="noopener"
              className="flex items-center gap-2 text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              <FileText aria-hidden="true" className="size-4 text-muted" />
              <span className="truncate">{paper.fileName ?? 'Document'}</span>
            </a>
          ))}
        </Part>
      )}
    </>
  );
}

type PlayerProps = { media: Media; label: string; onPlaying?: () => void };

/** A film of the profile: that it is played is counted there. A self-tape was made for this role alone. */
export function ProfileFilm({ media, label }: PlayerProps) {
  return <Player media={media} label={label} onPlaying={useTellPlay({ mediaId: media.id })} />;
}

function ProfileSound({ media, label }: PlayerProps) {
  return (
    <Sound
      src={mediaUrl(media, 'file')}
      preload="none"
      aria-label={label}
      onPlaying={useTellPlay({ mediaId: media.id })}
      className="w-full"
    />
  );
}

/** Nothing of a film is fetched before it is played. */
export function Player({ media, label, onPlaying }: PlayerProps) {
  return (
    <Film
      key={media.id}
      src={mediaUrl(media, 'file')}
      poster={pictureOf(media)?.sources.at(-1)?.url}
      preload="none"
      aria-label={label}
      onPlaying={onPlaying}
      className="aspect-video w-full rounded-card bg-[#131311] object-contain"
    />
  );
}

function Photos({ photos, name }: { photos: readonly Media[]; name: string }) {
  const [openAt, setOpenAt] = useState<number>();
  const shown = photos.flatMap((photo, at) => {
    const picture = pictureOf(photo);
    return picture === undefined
      ? []
      : [{ id: photo.id, picture, alt: `${name}, photo ${at + 1}`, caption: null }];
  });
  if (shown.length === 0) return null;
  return (
    <Part title={shown.length === 1 ? 'Photo' : 'Photos'}>
      <ul className="grid grid-cols-4 gap-2">
        {shown.map(({ id, picture, alt }, at) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setOpenAt(at)}
              className="block w-full cursor-zoom-in rounded-control"
            >
              <Picture
                {...picture}
                alt={alt}
                sizes="100px"
                className="aspect-4/5 w-full rounded-control"
              />
            </button>
          </li>
        ))}
      </ul>
      {openAt !== undefined && (
        <LateLightbox photos={shown} startAt={openAt} onClose={() => setOpenAt(undefined)} />
      )}
    </Part>
  );
}
