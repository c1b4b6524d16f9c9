/** What every browser plays comes first; the others where a browser cannot write it. */
const KINDS = [
  { type: 'video/mp4;codecs=avc1.640028,mp4a.40.2', ending: 'mp4' },
  { type: 'video/mp4', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9,opus', ending: 'webm' },
  { type: 'video/webm;codecs=vp8,opus', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const;
/** About 30 MB a minute: half an hour, the longest that is asked for, fits what a film may have. */
const PICTURE_BITS_PER_SECOND = 4_000_000;
/** So often what was recorded so far is handed over. */
const PIECE_MS = 1_000;

export type Recorded = { file: File; lengthMs: number };

type Running = {
  startedAt: number;
  stop: () => void;
};

type Options = {
  stream: MediaStream;
  /** The file's, without its ending. */
  name: string;
  /** Stopped, or the camera went away: what there is of it counts as the take. */
  onEnded: (recorded: Recorded) => void;
};

export function record({ stream, name, onEnded }: Options): Running {
  const { type, ending } = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind.type)) ?? {
    type: '',
    ending: 'webm',
  };
  const recorder = new MediaRecorder(stream, {
    ...(type !== '' && { mimeType: type }),
    videoBitsPerSecond: PICTURE_BITS_PER_SECOND,
  });
  const startedAt = performance.now();
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => data.size > 0 && pieces.push(data);
  recorder.onstop = () => {
    const file = new File(pieces, `${name}.${ending}`, {
      type: type.split(';')[0] || `video/${ending}`,
      lastModified: Date.now(),
    });
    onEnded({ file, lengthMs: performance.now() - startedAt });
  };
  recorder.start(PIECE_MS);
  return {
    startedAt,
    stop: () => recorder.state !== 'inactive' && recorder.stop(),
  };
}
