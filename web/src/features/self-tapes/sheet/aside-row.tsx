import { Trash2 } from 'lucide-react';
import { playingTime } from '../../../lib/talent/measures.ts';
import { Button } from '../../../ui/button.tsx';
import { Film } from '../../../ui/film.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Recording } from '../recording/kept-recordings.ts';
import { throwAwayWithUndo } from '../recording/throw-away.ts';
import { useObjectUrl } from '../recording/use-object-url.ts';

type Props = { recording: Recording; onKeep: () => void };

/** A take that was recorded and neither kept nor thrown away: it waits on this device. */
export function AsideRow({ recording, onKeep }: Props) {
  const url = useObjectUrl(recording.file);
  return (
    <div className="grid gap-2 rounded-control bg-sunk p-2">
      <Film
        src={url}
        preload="metadata"
        aria-label={`Recorded take, ${playingTime(recording.lengthMs)}`}
        className="aspect-video w-full rounded-control bg-[#131311] object-contain"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-13 text-muted tabular-nums">
          Recorded, {playingTime(recording.lengthMs)}. Only on this device.
        </p>
        <span className="flex gap-1">
          <Button size={36} onClick={onKeep}>
            Keep this take
          </Button>
          <IconButton
            icon={Trash2}
            label="Throw this recording away"
            onClick={() => throwAwayWithUndo(recording)}
          />
        </span>
      </div>
    </div>
  );
}
