/** Why there is no picture, in words for the person before the camera. */
export type CameraProblem = 'unsupported' | 'denied' | 'missing' | 'busy';

export class CameraError extends Error {
  readonly problem: CameraProblem;
  constructor(problem: CameraProblem, cause?: unknown) {
    super(`camera: ${problem}`, { cause });
    this.problem = problem;
  }
}

export type Facing = 'user' | 'environment';

/** Browsers offer a camera on secure addresses only. */
function canRecord(): boolean {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices?.getUserMedia !== undefined && typeof MediaRecorder !== 'undefined';
}

export async function openCamera(facing: Facing): Promise<MediaStream> {
  if (!canRecord()) throw new CameraError('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: {
        facingMode: facing,
        width: { ideal: 1920 },
        height: { ideal: 1080 },
        frameRate: { ideal: 30 },
      },
      audio: { echoCancellation: false, noiseSuppression: false },
    });
  } catch (error) {
    throw new CameraError(problemOf(error), error);
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

export async function countCameras(): Promise<number> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').length;
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
