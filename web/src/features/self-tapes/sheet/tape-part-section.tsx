import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { LIMITS } from '@callboard/contract/limits';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChooseButton, UploadList, useUploads } from '../../media/api.ts';
import { type DraftTake, markSlate, moveTake, type TapePart } from '../draft/take-order.ts';
import { useKeptRecordings } from '../recording/kept-recordings.ts';
import { RecorderDialog } from '../recording/recorder-dialog.tsx';
import { AsideRow } from './aside-row.tsx';
import { removeWithUndo } from './remove-take.ts';
import { TakeRow } from './take-row.tsx';
import { placeOf, uploadTake } from './upload-take.ts';
import { sendRecording } from './use-resumed-recordings.ts';

type Props = {
  part: TapePart;
  parts: readonly TapePart[];
  invitation: InvitationDetail;
  takes: readonly DraftTake[];
  /** The slate is a film of its own: nobody has to say in which take it is. */
  hasOwnSlate: boolean;
  /** Changes the order or the marks of all takes. */
  onArrange: (change: (all: readonly DraftTake[]) => DraftTake[]) => void;
};

/** One scene, or the slate: its takes, and how to add another. */
export function TapePartSection({ part, parts, invitation, takes, hasOwnSlate, onArrange }: Props) {
  const { id, talentProfileId, maySendTapes, tape, takesSent } = invitation;
  const [isRecording, setIsRecording] = useState(false);
  const sending = useUploads(talentProfileId, placeOf(id, part));
  const aside = useKeptRecordings(id).filter(
    ({ partKey, file }) => partKey === part.key && sending.every((one) => one.file !== file),
  );
  const isFull = takes.length >= LIMITS.takes;
  return (
    <section aria-label={part.title} className="grid gap-2 rounded-card border border-line p-3">
      <h3 className="wrap-anywhere font-semibold text-14">{part.title}</h3>
      {takes.length > 0 && (
        <ol className="grid divide-y divide-line">
          {takes.map((take, at) => (
            <TakeRow
              key={take.mediaId}
              take={take}
              name={`${part.title}, take ${take.take}`}
              sent={takesSent.find(({ media }) => media.id === take.mediaId)}
              maxMinutes={tape?.maxMinutes ?? null}
              dueAt={invitation.startsAt}
              canChange={maySendTapes}
              canMark={tape?.wantsSlate === true && !part.isSlate && !hasOwnSlate}
              isSlatePart={part.isSlate}
              isFirst={at === 0}
              isLast={at === takes.length - 1}
              onMove={(by) => onArrange((all) => moveTake(all, take.mediaId, by, parts))}
              onMark={() => onArrange((all) => markSlate(all, take.mediaId, parts))}
              onRemove={() => removeWithUndo(id, take)}
            />
          ))}
        </ol>
      )}
      {!isRecording &&
        aside.map((recording) => (
          <AsideRow
            key={recording.id}
            recording={recording}
            onKeep={() => sendRecording(invitation, part, recording)}
          />
        ))}
      <UploadList label={`${part.title}: takes on their way`} uploads={sending} />
      {maySendTapes && !isFull && (
        <div className="flex flex-wrap items-start gap-2">
          <Button size={36} onClick={() => setIsRecording(true)}>
            <Video aria-hidden="true" className="size-4" />
            Record
          </Button>
          <ChooseButton
            label={`Film for ${part.title}`}
            kinds={['video']}
            onFile={({ file }) => uploadTake(invitation, part, file)}
          >
            Choose a film
          </ChooseButton>
        </div>
      )}
      {isRecording && (
        <RecorderDialog
          invitationId={id}
          partKey={part.key}
          title={part.title}
          maxMinutes={tape?.maxMinutes ?? null}
          onKeep={(recording) => sendRecording(invitation, part, recording)}
          onClose={() => setIsRecording(false)}
        />
      )}
    </section>
  );
}
