import type { MediaKind } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { useQuery } from '@tanstack/react-query';
import { FileText, Paperclip, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChooseButton, mediaQuery, UploadList, uploads, useUploads } from '../media/api.ts';

const KINDS: readonly MediaKind[] = ['document'];
const ASKED_EVERY_MS = 1_000;

type Props = {
  profileId: string;
  /** What the document belongs to. */
  place: string;
  mediaId: string | null;
  onChange: (mediaId: string | null) => void;
};

/** One document, or the way to attach it. */
export function DocumentSlot({ profileId, place, mediaId, onChange }: Props) {
  const onTheWay = useUploads(profileId, place);
  const whenArrived = async (arrived: string) => onChange(arrived);
  if (onTheWay.length > 0) return <UploadList label="Document on its way" uploads={onTheWay} />;
  if (mediaId !== null) return <Attached mediaId={mediaId} onRemove={() => onChange(null)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ChooseButton
        label="Document"
        kinds={KINDS}
        onFile={(file) => uploads.add({ ...file, profileId, place, whenArrived })}
      >
        <Paperclip aria-hidden="true" className="size-4" />
        Attach document
      </ChooseButton>
      <span className="text-13 text-muted">PDF, up to 20 MB. Clients and agents see it.</span>
    </div>
  );
}

type AttachedProps = { mediaId: string; onRemove: () => void };

function Attached({ mediaId, onRemove }: AttachedProps) {
  const { data: media } = useQuery({
    ...mediaQuery(mediaId),
    // Until the server has looked at it.
    refetchInterval: ({ state }) => state.data?.status === 'processing' && ASKED_EVERY_MS,
  });
  const name = media?.fileName ?? 'Document';
  return (
    <div className="grid gap-1">
      <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-raised py-1 pr-1 pl-3">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <a
          href={mediaUrl({ id: mediaId }, 'file')}
          target="_blank"
          rel="noreferrer"
          className="wrap-anywhere min-w-0 flex-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {name}
        </a>
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {media?.status === 'refused' && <p className="text-13 text-danger">{media.problem}</p>}
    </div>
  );
}
