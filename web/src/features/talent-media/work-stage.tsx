import { mediaUrl } from '@callboard/contract/media-address';
import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type PictureFiles, pictureOf } from '../../lib/media-picture.ts';
import { classes } from '../../ui/classes.ts';
import { Film } from '../../ui/film.tsx';
import { KIND_ICONS } from '../../ui/kind-icons.ts';
import { Picture } from '../../ui/picture.tsx';
import { Sound } from '../../ui/sound.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

const SIZES = '(min-width: 640px) 356px, 92vw';
const POSTER_WIDTH = 640;

/** A piece of work itself: played, heard, seen or opened. */
export function WorkStage({ item }: { item: PortfolioItem }) {
  const { kind, media, cover, url, title } = item;
  const picture = pictureOf(cover) ?? pictureOf(media);
  if (media !== null && media.status !== 'ready') return <Processing />;
  const address = media === null ? (url ?? '') : mediaUrl(media, 'file');
  if (kind === 'video') {
    return (
      <Frame>
        <Film
          preload="none"
          poster={posterOf(picture)}
          src={address}
          aria-label={title}
          className="size-full object-contain"
        />
      </Frame>
    );
  }
  if (kind === 'audio') {
    return (
      <Frame isLow={picture === undefined}>
        <Still item={item} picture={picture} />
        <Sound
          preload="none"
          src={address}
          aria-label={title}
          className="absolute inset-x-2 bottom-2 h-10 w-[calc(100%-16px)]"
        />
      </Frame>
    );
  }
  if (kind === 'photo') {
    return (
      <Frame>
        <PhotoButton item={item} picture={picture} />
      </Frame>
    );
  }
  return (
    <Frame isLow={picture === undefined}>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open ${title}`}
        className="group -outline-offset-2 block size-full"
      >
        <Still item={item} picture={picture} />
        <span className="absolute right-2 bottom-2 flex h-7 items-center gap-1.5 rounded-control bg-raised/85 px-2 font-medium text-12 group-hover:bg-raised">
          <ExternalLink aria-hidden="true" className="size-3.5" />
          Open
        </span>
      </a>
    </Frame>
  );
}

type FrameProps = { isLow?: boolean; children: ReactNode };

/** Low where there is nothing to see, on screens where each has a row of its own. */
function Frame({ isLow = false, children }: FrameProps) {
  return (
    <div
      className={classes(
        'relative overflow-hidden rounded-control bg-sunk',
        isLow ? 'aspect-[5/2] sm:aspect-video' : 'aspect-video',
      )}
    >
      {children}
    </div>
  );
}

/** Seen large when it is chosen. */
function PhotoButton({ item, picture }: StillProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, title, media } = item;
  const own = pictureOf(media);
  return (
    <>
      <button
        type="button"
        aria-label={`View ${title}`}
        onClick={() => setOpen(true)}
        className="-outline-offset-2 block size-full"
      >
        <Still item={item} picture={picture} />
      </button>
      {isOpen && own !== undefined && (
        <PhotoViewer
          photos={[{ id, picture: own, alt: title, caption: title }]}
          startId={id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type StillProps = { item: PortfolioItem; picture: PictureFiles | undefined };

/** Its picture, or a sign of what it is. */
function Still({ item: { kind }, picture }: StillProps) {
  const Icon = KIND_ICONS[kind];
  if (picture !== undefined) {
    return <Picture {...picture} alt="" sizes={SIZES} className="size-full" />;
  }
  return (
    <span className="grid size-full place-items-center text-muted">
      <Icon aria-hidden="true" className="size-8" />
    </span>
  );
}

function Processing() {
  return (
    <Frame>
      <p className="grid h-full place-content-center justify-items-center gap-2 text-12 text-muted">
        <Spinner size={20} />
        Processing…
      </p>
    </Frame>
  );
}

function posterOf(picture: PictureFiles | undefined): string | undefined {
  const { sources = [] } = picture ?? {};
  return (sources.find(({ width }) => width >= POSTER_WIDTH) ?? sources.at(-1))?.url;
}
