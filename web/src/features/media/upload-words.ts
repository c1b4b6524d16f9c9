import type { Upload } from './upload.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const MINUTE = 60;

/** From 0 to 100. */
export function percentOf({ sent, file }: Pick<Upload, 'sent' | 'file'>): number {
  return file.size === 0 ? 100 : Math.floor((sent / file.size) * 100);
}

/** Where a file is, in one line. */
export function describeUpload(upload: Upload): string {
  const percent = `${percentOf(upload)} %`;
  switch (upload.status) {
    case 'waiting':
      return upload.sent > 0 ? `Waiting at ${percent}` : 'Waiting for its turn';
    case 'sending':
      return [amount(upload), percent, timeLeft(upload.secondsLeft)].filter(Boolean).join(' · ');
    case 'paused':
      return `Paused at ${percent}`;
    case 'offline':
      return `No connection. Goes on by itself from ${percent}`;
    case 'arrived':
      return 'Sent';
    case 'failed':
      return upload.problem?.message ?? 'Something went wrong.';
  }
}

function amount({ sent, file }: Upload): string {
  const unit = file.size < MEGABYTE ? KILOBYTE : MEGABYTE;
  return `${inUnits(sent, unit)} of ${sizeText(file.size)}`;
}

/** "640 KB", "4.2 MB", "120 MB". */
export function sizeText(bytes: number): string {
  const unit = bytes < MEGABYTE ? KILOBYTE : MEGABYTE;
  // A small file is not nothing.
  return `${inUnits(Math.max(bytes, KILOBYTE), unit)} ${unit === KILOBYTE ? 'KB' : 'MB'}`;
}

function inUnits(bytes: number, unit: number): string {
  const amount = bytes / unit;
  return unit === MEGABYTE && amount < 10 ? amount.toFixed(1) : String(Math.round(amount));
}

function timeLeft(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  if (seconds < MINUTE) return `${Math.max(1, seconds)} s left`;
  return `${Math.round(seconds / MINUTE)} min left`;
}

/** For those who listen: when files begin, when one fails, when no more are coming. */
export function announceUploads(uploads: readonly Upload[], hadSome: boolean): string {
  if (uploads.length === 0) return hadSome ? 'No more files are on their way.' : '';
  const failed = uploads.filter(({ status }) => status === 'failed');
  const isSending = uploads.some(({ status }) => status !== 'failed');
  const failures = failed.map(({ file, problem }) => `${file.name}: ${problem?.message ?? ''}`);
  return [...(isSending ? ['Files are being sent.'] : []), ...failures].join(' ');
}
