import type { Media } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { AudioLines, Download, ExternalLink, FileText } from 'lucide-react';
import { pictureOf } from '../../lib/media-picture.ts';
import { useTellPlay } from '../../lib/talent/use-tell-play.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sound } from '../../ui/sound.tsx';

const CARD = 'rounded-card border border-line bg-raised';
const SIZES = '(min-width: 960px) 896px, 100vw';

type AudioProps = { profileId: string; media: Media; cover: Media | null; title: string };

export function AudioStage({ profileId, media, cover, title }: AudioProps) {
  const tellPlay = useTellPlay({ mediaId: media.id, profileId });
  const picture = pictureOf(cover);
  return (
    <div className={`grid overflow-hidden ${CARD}`}>
      {picture !== undefined && (
        <Picture {...picture} alt="" sizes={SIZES} isUrgent className="aspect-video w-full" />
      )}
      <div className="flex items-center gap-4 p-4 sm:p-6">
        <AudioLines aria-hidden="true" className="size-6 text-muted max-sm:hidden" />
        <Sound
          onPlaying={tellPlay}
          preload="metadata"
          aria-label={title}
          src={mediaUrl(media, 'file')}
          className="w-full"
        />
      </div>
    </div>
  );
}

export function DocumentStage({ media }: { media: Media }) {
  const address = mediaUrl(media, 'file');
  return (
    <div className={`flex flex-wrap items-center gap-4 p-4 sm:p-6 ${CARD}`}>
      <span className="grid size-12 place-items-center rounded-control bg-fill text-muted">
        <FileText aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-medium text-14">{media.fileName}</p>
        <p className="text-13 text-muted">PDF · {sizeOf(media.bytes)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" asChild>
          <a href={address} target="_blank" rel="noopener">
            Open
          </a>
        </Button>
        <Button asChild>
          <a href={address} download={media.fileName}>
            <Download aria-hidden="true" className="size-4" />
            Download
          </a>
        </Button>
      </div>
    </div>
  );
}

type LinkProps = { url: string; title: string; cover: Media | null };

/** Leads out of Callboard: it says where to, and vouches for nothing there. */
export function LinkStage({ url, title, cover }: LinkProps) {
  const picture = pictureOf(cover);
  const domain = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener nofollow"
      className={`grid overflow-hidden hover:bg-fill ${CARD}`}
    >
      {picture !== undefined && (
        <Picture {...picture} alt="" sizes={SIZES} isUrgent className="aspect-video w-full" />
      )}
      <span className="flex items-center gap-4 p-4 sm:p-6">
        <span className="grid min-w-0 flex-1">
          <span className="wrap-anywhere font-semibold text-16">Watch “{title}” elsewhere</span>
          <span className="wrap-anywhere text-13 text-muted">{domain}</span>
        </span>
        <ExternalLink aria-hidden="true" className="size-5 text-muted" />
      </span>
    </a>
  );
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.toFixed(1)} MB`;
}
