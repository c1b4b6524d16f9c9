import type { MediaKind } from '@callboard/contract/media';

/**
 * A file on its way. `offline` goes on by itself, `paused` when it is told to. `arrived`: the server
 * has all of it, and what it was sent for is being done.
 */
export type Upload = {
  id: string;
  /** Of the profile that it is for, or of the conversation. */
  profileId: string;
  isForConversation?: boolean;
  /** The list it is meant for, which shows it until then. */
  place: string;
  file: File;
  kind: MediaKind;
  status: 'waiting' | 'sending' | 'paused' | 'offline' | 'arrived' | 'failed';
  /** In bytes. */
  sent: number;
  /** Not known in the first moments. */
  secondsLeft: number | undefined;
  /** Known once the server has heard of it. */
  mediaId: string | undefined;
  problem: Error | undefined;
};

export type WhenArrived = (mediaId: string) => Promise<unknown>;

export type NewUpload = Pick<
  Upload,
  'profileId' | 'isForConversation' | 'place' | 'file' | 'kind'
> & {
  /** What it is sent for. Until someone says so, what has arrived waits. */
  whenArrived?: WhenArrived | undefined;
};

/** Carries one file to the server. */
export type Transfer = {
  /** Begins, or goes on where it was. */
  start: () => void;
  pause: () => void;
  /** The server forgets what it has of it. */
  cancel: () => void;
};

export type TransferEvents = {
  onProgress: (sent: number) => void;
  onArrived: (mediaId: string) => void;
  onFailed: (error: Error) => void;
};

export type OpenTransfer = (upload: Upload, events: TransferEvents) => Transfer;

/** What would be lost if the page were closed now. */
export function isUnderWay({ status }: Upload): boolean {
  return status !== 'failed' && status !== 'paused';
}
