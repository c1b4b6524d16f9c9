import { useCallback, useEffect, useRef, useState } from 'react';
import {
  CameraError,
  type CameraProblem,
  closeCamera,
  countCameras,
  type Facing,
  openCamera,
} from './camera.ts';
import { type Recorded, record } from './record.ts';

const COUNTED_FROM = 3;
const SECOND_MS = 1_000;

export type RecorderStage =
  | { at: 'opening' }
  | { at: 'problem'; problem: CameraProblem }
  | { at: 'ready' }
  | { at: 'counting'; left: number }
  | { at: 'recording'; startedAt: number; stop: () => void }
  | { at: 'recorded'; recorded: Recorded };

type Options = { name: string; onRecorded: (recorded: Recorded) => void };

/** From the opened camera over 3, 2, 1 to a take. The camera is off again once nobody looks. */
export function useRecorder({ name, onRecorded }: Options) {
  const [stage, setStage] = useState<RecorderStage>({ at: 'opening' });
  const [stream, setStream] = useState<MediaStream>();
  const [facing, setFacing] = useState<Facing>('user');
  const [cameras, setCameras] = useState(1);
  const [tries, setTries] = useState(0);
  const hear = useRef(onRecorded);
  hear.current = onRecorded;

  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again opens it again
  useEffect(() => {
    let isHere = true;
    let opened: MediaStream | undefined;
    setStage({ at: 'opening' });
    openCamera(facing).then(
      (found) => {
        if (!isHere) return closeCamera(found);
        opened = found;
        setStream(found);
        setStage({ at: 'ready' });
        countCameras().then(setCameras, () => undefined);
      },
      (error) => {
        const problem = error instanceof CameraError ? error.problem : 'busy';
        if (isHere) setStage({ at: 'problem', problem });
      },
    );
    return () => {
      isHere = false;
      setStream(undefined);
      if (opened !== undefined) closeCamera(opened);
    };
  }, [facing, tries]);

  const begin = useCallback(() => {
    if (stream === undefined) return;
    const { startedAt, stop } = record({
      stream,
      name,
      onEnded: (recorded) => {
        // Stopped before there was anything.
        if (recorded.file.size === 0) return setStage({ at: 'ready' });
        hear.current(recorded);
        setStage({ at: 'recorded', recorded });
      },
    });
    setStage({ at: 'recording', startedAt, stop });
  }, [stream, name]);

  const left = stage.at === 'counting' ? stage.left : undefined;
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => {
      if (left > 1) setStage({ at: 'counting', left: left - 1 });
      else begin();
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, begin]);

  return {
    stage,
    stream,
    facing,
    hasOtherCamera: cameras > 1,
    start: () => setStage({ at: 'counting', left: COUNTED_FROM }),
    callOff: () => setStage({ at: 'ready' }),
    again: () => setStage({ at: 'ready' }),
    turnCamera: () => setFacing((before) => (before === 'user' ? 'environment' : 'user')),
    tryAgain: () => setTries((before) => before + 1),
  };
}
