import type { CastingCall } from '@callboard/contract/casting-calls';
import { useQuery } from '@tanstack/react-query';
import { dayAndTime } from '../../lib/casting/days.ts';
import { playingTime } from '../../lib/talent/measures.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessages } from '../../ui/field-messages.tsx';
import {
  ChooseButton,
  type KnownFile,
  mediaQuery,
  UploadList,
  uploads,
  useUploads,
} from '../media/api.ts';

type Props = {
  call: CastingCall;
  talentProfileId: string;
  mediaId: string | null;
  error: string | undefined;
  onChange: (mediaId: string | null) => void;
};

/** The tape, where one is asked for. It is sent while the rest is written. */
export function SelfTapeField({ call, talentProfileId, mediaId, error, onChange }: Props) {
  const { selfTape, requestedMedia } = call.role;
  const place = `tape:${call.id}`;
  const sending = useUploads(talentProfileId, place);
  if (selfTape === null && !requestedMedia.includes('self_tape')) return null;
  function send({ file, kind }: KnownFile) {
    uploads.add({
      profileId: talentProfileId,
      place,
      file,
      kind,
      whenArrived: async (arrived) => onChange(arrived),
    });
  }
  return (
    <div className="grid gap-2">
      <p className="font-medium text-13">Self-tape</p>
      {mediaId !== null && <Tape mediaId={mediaId} onRemove={() => onChange(null)} />}
      <UploadList label="Self-tape on its way" uploads={sending} />
      <ChooseButton label="Self-tape" kinds={['video']} onFile={send}>
        {mediaId === null ? 'Choose a film' : 'Replace'}
      </ChooseButton>
      <FieldMessages
        id="self-tape-messages"
        hint={selfTape?.dueAt == null ? undefined : `Due ${dayAndTime(selfTape.dueAt)}.`}
        error={error}
      />
    </div>
  );
}

function Tape({ mediaId, onRemove }: { mediaId: string; onRemove: () => void }) {
  const { data } = useQuery(mediaQuery(mediaId));
  return (
    <p className="flex flex-wrap items-center gap-3 text-13">
      <span className="wrap-anywhere">{data?.fileName ?? 'Your tape'}</span>
      {data?.durationMs != null && (
        <span className="text-muted tabular-nums">{playingTime(data.durationMs)}</span>
      )}
      <Button look="quiet" size={36} onClick={onRemove}>
        Remove
      </Button>
    </p>
  );
}
