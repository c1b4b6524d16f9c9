import type { Media } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { KIND_ICONS } from '../../../ui/kind-icons.ts';
import { sizeText } from '../../media/api.ts';

/** A file to open in a window of its own, once it is there. */
export function FileCard({ media }: { media: Media }) {
  const look =
    'flex w-72 max-w-full items-center gap-3 rounded-card border border-line bg-raised p-2 pr-3';
  if (media.status !== 'ready') return <div className={look}>{<FileFacts media={media} />}</div>;
  return (
    <a
      href={mediaUrl(media, 'file')}
      target="_blank"
      rel="noopener noreferrer"
      className={`${look} hover:border-line-strong`}
    >
      <FileFacts media={media} />
    </a>
  );
}

function FileFacts({ media }: { media: Media }) {
  const { kind, fileName, bytes, status, problem } = media;
  const Icon = KIND_ICONS[kind];
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-fill text-muted">
        <Icon aria-hidden="true" className="size-[18px]" />
      </span>
      <span className="grid min-w-0">
        <span className="truncate font-medium text-13">{fileName ?? 'File'}</span>
        <span className="text-12 text-muted">
          {status === 'ready' && sizeText(bytes)}
          {status === 'refused' && (problem ?? 'This file cannot be used.')}
          {(status === 'uploading' || status === 'processing') && 'Being prepared…'}
        </span>
      </span>
    </>
  );
}
