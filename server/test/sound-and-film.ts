import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A second of silence. */
export function makeWav(): Buffer {
  const samples = Buffer.alloc(8_000, 128);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // as it was measured,
  header.writeUInt16LE(1, 22); // one channel,
  header.writeUInt32LE(8_000, 24); // 8,000 times a second,
  header.writeUInt32LE(8_000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34); // in one byte each
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Frames of MPEG-1 layer III at 128 kbit/s with nothing in them. */
export function makeMp3(): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064);
  return Buffer.concat(Array.from({ length: 40 }, () => frame));
}

/** The frame of a film without a film in it: a table of contents that names these tracks. */
export function makeContainer(brand: string, handlers: readonly ('vide' | 'soun')[]): Buffer {
  const tracks = handlers.map((handler) => {
    const body = Buffer.concat([Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)]);
    return box('trak', box('mdia', box('hdlr', body)));
  });
  const file = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'));
  const contents = tracks.length === 0 ? [] : [box('moov', Buffer.concat(tracks))];
  return Buffer.concat([file, ...contents, box('mdat', Buffer.alloc(64))]);
}

function box(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const FFMPEG = 'ffmpeg';

export function hasFfmpeg(): boolean {
  try {
    execFileSync(FFMPEG, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A real film of two seconds, for machines that have FFmpeg. */
export function makeFilm(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-film-'));
  try {
    const path = join(folder, 'film.mp4');
    const source = 'testsrc=duration=2:size=480x270:rate=5';
    const options = ['-f', 'lavfi', '-i', source, '-c:v', 'mpeg4', '-threads', '1', path];
    execFileSync(FFMPEG, ['-v', 'error', ...options], { stdio: 'ignore' });
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
