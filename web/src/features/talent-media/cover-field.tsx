import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pictureOf } from '../../lib/media-picture.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import {
  ChooseButton,
  type KnownFile,
  mediaQuery,
  UploadRow,
  uploads,
  useUpload,
} from '../media/api.ts';

const ASKED_EVERY_MS = 1_000;

type Props = {
  profileId: string;
  mediaId: string | null;
  error: string | undefined;
  onChange: (mediaId: string | null) => void;
  /** Whether one is on its way, and saving has to wait for it. */
  onComing: (isComing: boolean) => void;
};

/** A photo that stands for a piece of work. It is sent as soon as it is chosen. */
export function CoverField({ profileId, mediaId, error, onChange, onComing }: Props) {
  const [uploadId, setUploadId] = useState<string>();
  const upload = useUpload(uploadId);
  const isComing = upload !== undefined;
  useEffect(() => onComing(isComing), [onComing, isComing]);
  useEffect(() => () => void (uploadId !== undefined && uploads.cancel(uploadId)), [uploadId]);

  function send(file: KnownFile) {
    const whenArrived = async (id: string) => onChange(id);
    setUploadId(uploads.add({ ...file, profileId, place: 'cover', whenArrived }));
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-13">Cover</legend>
      {upload !== undefined && (
        <ul>
          <UploadRow upload={upload} />
        </ul>
      )}
      <div className="flex items-center gap-3">
        {mediaId !== null && !isComing && <Shown mediaId={mediaId} />}
        {!isComing && (
          <ChooseButton label="Cover" kinds={['photo']} onFile={send}>
            {mediaId === null ? 'Choose a photo' : 'Choose another photo'}
          </ChooseButton>
        )}
        {mediaId !== null && !isComing && (
          <Button size={36} look="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <FieldMessages
        id="cover-messages"
        hint="Shown in its place. Without one, its own picture is."
        error={error}
      />
    </fieldset>
  );
}

function Shown({ mediaId }: { mediaId: string }) {
  const media = useQuery({
    ...mediaQuery(mediaId),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? ASKED_EVERY_MS : false),
  }).data;
  const picture = media?.status === 'ready' ? pictureOf(media) : undefined;
  if (media?.status === 'refused') {
    return <p className="text-13 text-danger">{media.problem ?? 'This file cannot be used.'}</p>;
  }
  if (picture === undefined) return <Spinner label="Processing…" size={20} />;
  return <Picture {...picture} alt="Cover" sizes="96px" className="h-14 w-24 rounded-control" />;
}
