import type { CastingCall } from '@callboard/contract/casting-calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
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
import { sendTape } from './api.ts';
import { awaitTape, keepInDraft, takeTape } from './tape-arrivals.ts';

type Props = {
  call: CastingCall;
  talentProfileId: string;
  mediaId: string | null;
  error?: string | undefined;
  /** Where the tape follows what was sent already: it can be replaced and not taken back. */
  applicationId?: string;
  onChange: (mediaId: string | null) => void;
};

const placeOf = ({ id }: CastingCall) => `tape:${id}`;

/** Whether a tape is on its way: until it is there, nothing can be sent without it by mistake. */
export function useTapeIsComing(call: CastingCall, talentProfileId: string): boolean {
  return useUploads(talentProfileId, placeOf(call)).some(({ status }) => status !== 'failed');
}

/** The tape, where one is asked for. It is sent while the rest is written. */
export function SelfTapeField({
  call,
  talentProfileId,
  mediaId,
  error,
  applicationId,
  onChange,
}: Props) {
  const id = useId();
  const { selfTape, requestedMedia } = call.role;
  const sending = useUploads(talentProfileId, placeOf(call));
  const take = useEffectEvent(onChange);
  useEffect(
    () => awaitTape(call.id, talentProfileId, (arrived) => take(arrived)),
    [call.id, talentProfileId],
  );
  if (selfTape === null && !requestedMedia.includes('self_tape')) return null;

  function send({ file, kind }: KnownFile) {
    uploads.add({
      profileId: talentProfileId,
      place: placeOf(call),
      file,
      kind,
      whenArrived: (arrived) => {
        const tape = { callId: call.id, talentProfileId, mediaId: arrived };
        return takeTape(tape, (id) =>
          applicationId === undefined ? keepInDraft(tape) : sendTape(applicationId, id),
        );
      },
    });
  }
  const rules = [
    selfTape?.maxMinutes != null && `At most ${selfTape.maxMinutes} minutes.`,
    selfTape?.dueAt != null &&
      `Due ${dayAndTime(selfTape.dueAt)}; it can ${applicationId === undefined ? 'follow' : 'be sent'} until then.`,
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would break the grid's gap
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-medium text-13">
        Self-tape
      </p>
      {mediaId !== null && (
        <Tape
          mediaId={mediaId}
          {...(applicationId === undefined && { onRemove: () => onChange(null) })}
        />
      )}
      <UploadList label="Self-tape on its way" uploads={sending} />
      {sending.length === 0 && (
        <ChooseButton label="Self-tape" kinds={['video']} onFile={send}>
          {mediaId === null ? 'Choose a film' : 'Replace'}
        </ChooseButton>
      )}
      <FieldMessages id={`${id}-messages`} hint={rules.join(' ') || undefined} error={error} />
    </div>
  );
}

function Tape({ mediaId, onRemove }: { mediaId: string; onRemove?: () => void }) {
  const { data } = useQuery(mediaQuery(mediaId));
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="wrap-anywhere">{data?.fileName ?? 'Your tape'}</span>
      {data?.durationMs != null && (
        <span className="text-muted tabular-nums">{playingTime(data.durationMs)}</span>
      )}
      {data?.status === 'processing' && <span className="text-muted">being prepared</span>}
      {data?.status === 'refused' && (
        <span className="text-danger">{data.problem ?? 'It cannot be played.'}</span>
      )}
      {onRemove && (
        <Button look="quiet" size={36} onClick={onRemove}>
          Remove
        </Button>
      )}
    </p>
  );
}
