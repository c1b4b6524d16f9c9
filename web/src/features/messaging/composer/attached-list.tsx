import type { Media } from '@callboard/contract/media';
import { X } from 'lucide-react';
import { pictureOf } from '../../../lib/media-picture.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KIND_ICONS } from '../../../ui/kind-icons.ts';
import { Picture } from '../../../ui/picture.tsx';
import { sizeText } from '../../media/api.ts';

type Props = { attachments: readonly Media[]; onRemove: (media: Media) => void };

/** What goes with the message that is being written. */
export function AttachedList({ attachments, onRemove }: Props) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex gap-2 overflow-x-auto pb-1">
      {attachments.map((media) => (
        <li
          key={media.id}
          className="flex h-12 max-w-60 shrink-0 items-center gap-2 rounded-control border border-line bg-raised pr-1 pl-1.5"
        >
          <Sign media={media} />
          <span className="grid min-w-0">
            <span className="truncate text-12">{media.fileName ?? 'File'}</span>
            <span className="text-12 text-muted tabular-nums">{sizeText(media.bytes)}</span>
          </span>
          <IconButton
            icon={X}
            size={32}
            label={`Remove ${media.fileName ?? 'file'}`}
            onClick={() => onRemove(media)}
          />
        </li>
      ))}
    </ul>
  );
}

function Sign({ media }: { media: Media }) {
  const picture = pictureOf(media);
  if (picture !== undefined) {
    return <Picture {...picture} alt="" sizes="36px" className="size-9 rounded-control" />;
  }
  const Icon = KIND_ICONS[media.kind];
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-fill text-muted">
      <Icon aria-hidden="true" className="size-[18px]" />
    </span>
  );
}
