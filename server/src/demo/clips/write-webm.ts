import { element, float, text, uint } from './ebml.ts';

/** Ids of the elements that a WebM film needs. */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const MILLISECOND_NS = 1_000_000;
const TRACK = 1;
const PICTURES = Buffer.from([1]);
const KEY_FRAME = 0x80;
const TRACK_AS_LENGTH = 0x80 | TRACK;

type Film = {
  width: number;
  height: number;
  frameMs: number;
  /** Each a VP8 key frame. */
  frames: readonly Buffer[];
};

/**
 * A WebM film of key frames, in clusters of a second each. Its table of contents stands before the
 * pictures: a player can jump without having loaded what lies between.
 */
export function writeWebm(film: Film): Buffer {
  const clusters = clustersOf(film);
  const head = [infoOf(film), tracksOf(film)];
  // Where clusters begin depends on how long the table is, and that on their number alone.
  const headBytes = length(head) + cuesOf(clusters, 0).length;
  const segment = [...head, cuesOf(clusters, headBytes), ...clusters.map(({ bytes }) => bytes)];
  return Buffer.concat([header(), element(ID.segment, ...segment)]);
}

function header(): Buffer {
  return element(
    ID.ebml,
    uint(ID.ebmlVersion, 1),
    uint(ID.ebmlReadVersion, 1),
    text(ID.docType, 'webm'),
    uint(ID.docTypeVersion, 2),
    uint(ID.docTypeReadVersion, 2),
  );
}

function infoOf({ frames, frameMs }: Film): Buffer {
  return element(
    ID.info,
    uint(ID.timestampScale, MILLISECOND_NS),
    float(ID.duration, frames.length * frameMs),
    text(ID.muxingApp, 'Callboard'),
    text(ID.writingApp, 'Callboard'),
  );
}

function tracksOf({ width, height }: Film): Buffer {
  const video = element(ID.video, uint(ID.pixelWidth, width), uint(ID.pixelHeight, height));
  const entry = [
    uint(ID.trackNumber, TRACK),
    uint(ID.trackUid, TRACK),
    element(ID.trackType, PICTURES),
    text(ID.codecId, 'V_VP8'),
    video,
  ];
  return element(ID.tracks, element(ID.trackEntry, ...entry));
}

type Cluster = { startMs: number; bytes: Buffer };

function clustersOf({ frames, frameMs }: Film): Cluster[] {
  const perCluster = Math.max(1, Math.round(1000 / frameMs));
  const count = Math.ceil(frames.length / perCluster);
  return Array.from({ length: count }, (_, index) => {
    const startMs = index * perCluster * frameMs;
    const blocks = frames
      .slice(index * perCluster, (index + 1) * perCluster)
      .map((frame, place) => element(ID.simpleBlock, blockHead(place * frameMs), frame));
    return { startMs, bytes: element(ID.cluster, uint(ID.timestamp, startMs), ...blocks) };
  });
}

function blockHead(offsetMs: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(TRACK_AS_LENGTH, 0);
  head.writeInt16BE(offsetMs, 1);
  head.writeUInt8(KEY_FRAME, 3);
  return head;
}

function cuesOf(clusters: readonly Cluster[], headBytes: number): Buffer {
  let position = headBytes;
  const points = clusters.map(({ startMs, bytes }) => {
    const place = element(
      ID.cueTrackPositions,
      uint(ID.cueTrack, TRACK),
      uint(ID.cueClusterPosition, position),
    );
    position += bytes.length;
    return element(ID.cuePoint, uint(ID.cueTime, startMs), place);
  });
  return element(ID.cues, ...points);
}

function length(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
