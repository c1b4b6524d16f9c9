import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Film } from '../../../ui/film.tsx';
import { CameraView } from './camera-view.tsx';
import { CAMERA_WORDS } from './camera-words.ts';
import { keptRecordings, type Recording } from './kept-recordings.ts';
import type { Recorded } from './record.ts';
import { RecorderButtons } from './recorder-buttons.tsx';
import { throwAwayWithUndo } from './throw-away.ts';
import { useObjectUrl } from './use-object-url.ts';
import { useRecorder } from './use-recorder.ts';
import { useStayAsked } from './use-stay-asked.ts';

type Props = {
  invitationId: string;
  partKey: string;
  /** What is recorded: a scene, or the slate. */
  title: string;
  maxMinutes: number | null;
  onKeep: (recording: Recording) => void;
  onClose: () => void;
};

/** Records one take. Whatever was recorded is kept on this device until it is sent or thrown away. */
export function RecorderDialog({
  invitationId,
  partKey,
  title,
  maxMinutes,
  onKeep,
  onClose,
}: Props) {
  const [recording, setRecording] = useState<Recording>();
  const recorder = useRecorder({ name: fileName(title), onRecorded: keepAside });
  const { stage } = recorder;
  useStayAsked(stage.at === 'recording');

  function keepAside({ file, lengthMs }: Recorded) {
    const id = crypto.randomUUID();
    const taken = { id, invitationId, partKey, file, lengthMs, isWanted: false };
    keptRecordings.put(taken);
    setRecording(taken);
  }

  function recordAgain() {
    if (recording !== undefined) throwAwayWithUndo(recording);
    setRecording(undefined);
    recorder.again();
  }

  function keep() {
    if (recording === undefined) return;
    onKeep(recording);
    onClose();
  }

  /** Closing is never the end of a take: what runs is stopped and can be looked at. */
  function close() {
    if (stage.at === 'recording') stage.stop();
    else onClose();
  }

  return (
    <Dialog
      open
      isFirm
      maxWidth={760}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={`Record: ${title}`}
      {...(stage.at !== 'problem' && {
        footer: <RecorderButtons recorder={recorder} onKeep={keep} onAgain={recordAgain} />,
      })}
    >
      {stage.at === 'problem' ? (
        <ErrorState {...CAMERA_WORDS[stage.problem]} onRetry={recorder.tryAgain} />
      ) : stage.at === 'recorded' ? (
        <Watch recorded={stage.recorded} label={title} />
      ) : (
        <CameraView
          stage={stage}
          stream={recorder.stream}
          isMirrored={recorder.facing === 'user'}
          maxMinutes={maxMinutes}
        />
      )}
    </Dialog>
  );
}

function Watch({ recorded, label }: { recorded: Recorded; label: string }) {
  const url = useObjectUrl(recorded.file);
  return (
    <Film
      src={url}
      aria-label={`Recorded take: ${label}`}
      className="aspect-video w-full max-sm:portrait:aspect-3/4 rounded-card bg-[#131311] object-contain"
    />
  );
}

/** 'Scene 2: the letter' becomes 'Scene 2 the letter 2026-05-12 14-03-09'. */
function fileName(title: string): string {
  const words = title.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || 'Take';
  const moment = new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '-');
  return `${words.slice(0, 60)} ${moment}`;
}
