import { Circle, RotateCcw, Square, SwitchCamera } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { useRecorder } from './use-recorder.ts';

type Props = {
  recorder: ReturnType<typeof useRecorder>;
  onKeep: () => void;
  onAgain: () => void;
};

/** What can be done at each stage, one thing before all others. */
export function RecorderButtons({ recorder, onKeep, onAgain }: Props) {
  const { stage } = recorder;
  switch (stage.at) {
    case 'opening':
    case 'problem':
      return <Button disabled>Record</Button>;
    case 'ready':
      return (
        <>
          {recorder.hasOtherCamera && (
            <Button onClick={recorder.turnCamera}>
              <SwitchCamera aria-hidden="true" className="size-4" />
              Other camera
            </Button>
          )}
          <Button look="primary" onClick={recorder.start}>
            <Circle aria-hidden="true" className="size-4 fill-current" />
            Record
          </Button>
        </>
      );
    case 'counting':
      return <Button onClick={recorder.callOff}>Cancel</Button>;
    case 'recording':
      return (
        <Button look="danger" onClick={stage.stop}>
          <Square aria-hidden="true" className="size-4 fill-current" />
          Stop
        </Button>
      );
    case 'recorded':
      return (
        <>
          <Button onClick={onAgain}>
            <RotateCcw aria-hidden="true" className="size-4" />
            Record again
          </Button>
          <Button look="primary" onClick={onKeep}>
            Keep this take
          </Button>
        </>
      );
  }
}
