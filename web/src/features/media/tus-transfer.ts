import { LIMITS } from '@callboard/contract/limits';
import { mediaEndpoints } from '@callboard/contract/media';
import type { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { type ApiError, refusal, unreachable } from '../../lib/api-error.ts';
import type { OpenTransfer, TransferEvents, Upload } from './upload.ts';

const PIECE_BYTES = 8 * 1024 * 1024;
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000];

/**
 * Sends a file piece by piece over tus. Where it goes is kept in local storage, so that choosing the
 * same file again, even after the tab was closed, goes on where it was.
 */
export const openTusTransfer: OpenTransfer = (upload, events) => {
  let opened: Promise<TusUpload> | undefined;
  // Pausing may come before the code that sends has.
  let isWanted = false;
  return {
    start() {
      isWanted = true;
      opened ??= open(upload, events);
      opened.then(
        (tus) => isWanted && tus.start(),
        (error) => {
          opened = undefined;
          events.onFailed(unreachable(error));
        },
      );
    },
    pause() {
      isWanted = false;
      void opened?.then((tus) => tus.abort());
    },
    cancel() {
      isWanted = false;
      // What cannot be deleted now the server forgets by itself.
      opened?.then((tus) => tus.abort(true)).catch(() => undefined);
    },
  };
};

async function open(upload: Upload, events: TransferEvents): Promise<TusUpload> {
  const { Upload: Tus } = await import('tus-js-client');
  const { file, profileId, isForConversation = false, kind } = upload;
  const belonging = { [isForConversation ? 'conversationId' : 'talentProfileId']: profileId };
  const tus = new Tus(file, {
    // Absolute, as tus resolves addresses against it.
    endpoint: new URL(mediaEndpoints.startUpload.path, window.location.href).href,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { ...belonging, kind, filename: shortName(file.name) },
    fingerprint: async () => fingerprintOf(upload),
    removeFingerprintOnSuccess: true,
    onProgress: events.onProgress,
    onSuccess: () => events.onArrived(idIn(tus.url)),
    onError: (error) => events.onFailed(asApiError(error)),
  });
  const [begun] = await tus.findPreviousUploads();
  if (begun !== undefined) tus.resumeFromPreviousUpload(begun);
  return tus;
}

function fingerprintOf({ file, profileId, kind, place }: Upload): string {
  const { name, size, lastModified } = file;
  return ['callboard', profileId, place, kind, name, size, lastModified].join('-');
}

/** An upload and the file that it becomes have one id. */
function idIn(address: string | null): string {
  return new URL(address ?? '', window.location.href).pathname.split('/').at(-1) ?? '';
}

function asApiError(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (response === null) return unreachable(error);
  return refusal(new Response(null, { status: response.getStatus() }), response.getBody());
}

/** Cameras and galleries make names longer than we keep; the ending stays. */
function shortName(name: string): string {
  const letters = Array.from(name);
  if (name.length <= LIMITS.fileNameLength) return name;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  const room = Math.floor(LIMITS.fileNameLength / 2) - ending.length;
  return `${letters.slice(0, room).join('')}…${ending}`;
}
