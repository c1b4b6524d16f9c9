import { type Readable, Transform } from 'node:stream';
import { AppError } from '../../../platform/app-error.ts';

/** A sender of whom nothing is heard this long has gone. */
const SILENT_AT_MOST_MS = 60_000;

type Limits = { atMost: number; until: AbortSignal };

/**
 * What comes in until the sender ends it, breaks off, falls silent, or until we stop. Each of these is
 * an end and none an error: what came until then is kept, and the sender goes on from there.
 */
export function arrivingBytes(body: Readable, { atMost, until }: Limits): Readable {
  let size = 0;
  const arriving = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      silence.refresh();
      if (size > atMost) done(tooMuch());
      else done(null, chunk);
    },
  });
  const end = () => {
    body.unpipe(arriving);
    arriving.end();
  };
  const silence = setTimeout(end, SILENT_AT_MOST_MS);
  const release = () => {
    clearTimeout(silence);
    until.removeEventListener('abort', end);
    // What still comes is let go, so that the line does not clog.
    body.unpipe(arriving).off('close', end).resume();
  };
  arriving.once('close', release);
  until.addEventListener('abort', end);
  body.on('error', end).once('close', end);
  body.pipe(arriving);
  if (until.aborted || body.destroyed) end();
  return arriving;
}

export function tooMuch(): AppError {
  return new AppError('FILE_TOO_LARGE', {
    message: 'This is more than the file was said to have.',
  });
}
