import { useEffect, useRef, useState } from 'react';
import { playingTime } from '../../../lib/talent/measures.ts';
import { classes } from '../../../ui/classes.ts';
import { Film } from '../../../ui/film.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { RecorderStage } from './use-recorder.ts';

const MINUTE_MS = 60_000;
const WARNED_BEFORE_MS = 15_000;
const TICK_MS = 250;

type Props = {
  stage: RecorderStage;
  stream: MediaStream | undefined;
  isMirrored: boolean;
  maxMinutes: number | null;
};

/** What the camera sees, as in a mirror where it faces the person. */
export function CameraView({ stage, stream, isMirrored, maxMinutes }: Props) {
  const view = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (view.current !== null) view.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <div className="relative overflow-hidden rounded-card bg-[#131311] text-[#f1efe8]">
      <Film
        ref={view}
        controls={false}
        muted
        autoPlay
        aria-label="What the camera sees"
        className={classes(
          'aspect-video w-full max-sm:portrait:aspect-3/4 object-contain',
          isMirrored && '-scale-x-100',
        )}
      />
      {stage.at === 'opening' && (
        <p
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-13"
        >
          <Spinner />
          Waiting for camera and microphone. Your browser may ask you to allow them.
        </p>
      )}
      {stage.at === 'counting' && (
        <p
          role="status"
          className="absolute inset-0 grid place-content-center bg-[#131311]/40 font-semibold text-[96px] tabular-nums"
        >
          {stage.left}
        </p>
      )}
      {stage.at === 'recording' && <Clock startedAt={stage.startedAt} maxMinutes={maxMinutes} />}
    </div>
  );
}

function Clock({ startedAt, maxMinutes }: { startedAt: number } & Pick<Props, 'maxMinutes'>) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const length = Math.max(0, now - startedAt);
  const warning = maxMinutes === null ? undefined : warningAt(length, maxMinutes);
  return (
    <>
      <p className="absolute top-3 left-3 flex h-8 items-center gap-2 rounded-control bg-[#131311]/75 px-3 font-semibold text-14 tabular-nums">
        <span aria-hidden="true" className="size-3 animate-pulse rounded-full bg-[#ff5a4d]" />
        <span className="sr-only">Recording </span>
        {playingTime(length)}
        {maxMinutes !== null && (
          <span className="font-normal">of {playingTime(maxMinutes * MINUTE_MS)}</span>
        )}
      </p>
      <p
        role="status"
        className="absolute inset-x-3 bottom-3 rounded-control bg-[#131311]/75 px-3 py-2 text-center text-13 empty:hidden"
      >
        {warning}
      </p>
    </>
  );
}

/** Said, and not enforced: a take that runs over by a breath is better than half a take. */
function warningAt(length: number, maxMinutes: number): string | undefined {
  const left = maxMinutes * MINUTE_MS - length;
  const minutes = maxMinutes === 1 ? '1 minute was' : `${maxMinutes} minutes were`;
  if (left <= 0) return `At most ${minutes} asked for. You can go on, or stop here.`;
  if (left > WARNED_BEFORE_MS) return undefined;
  return 'The time asked for is almost over.';
}
