import { guardLeaving } from './guard-leaving.ts';
import { createPace, type Pace } from './pace.ts';
import {
  isUnderWay,
  type NewUpload,
  type OpenTransfer,
  type Transfer,
  type Upload,
  type WhenArrived,
} from './upload.ts';

const AT_ONCE = 2;

type Work = { transfer?: Transfer; pace: Pace; whenArrived: WhenArrived | undefined };

/**
 * Files on their way, a few at a time, the others in line. It belongs to no screen: files go on while
 * one looks at something else, and what they were sent for is done whoever is looking.
 */
export function createUploadStore(openTransfer: OpenTransfer) {
  let uploads: readonly Upload[] = [];
  const works = new Map<string, Work>();
  const listeners = new Set<() => void>();
  const guard = guardLeaving({ onOffline: hold, onOnline: release });

  function show(next: readonly Upload[]) {
    uploads = next;
    guard(uploads.some(isUnderWay));
    for (const listener of listeners) listener();
  }

  const find = (id: string) => uploads.find((upload) => upload.id === id);

  function change(id: string, changes: Partial<Upload>) {
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  function forget(id: string) {
    works.delete(id);
    show(uploads.filter((upload) => upload.id !== id));
  }

  /** Sends those whose turn it is. */
  function advance() {
    const free = AT_ONCE - uploads.filter(({ status }) => status === 'sending').length;
    const next = uploads.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free));
    for (const upload of next) send(upload);
  }

  function send(upload: Upload) {
    const { id, file } = upload;
    const work = works.get(id);
    if (work === undefined) return;
    work.pace = createPace();
    work.transfer ??= openTransfer(upload, {
      onProgress: (sent) => {
        const secondsLeft = work.pace.measure(sent, file.size, performance.now());
        change(id, { sent, secondsLeft });
      },
      onArrived: (mediaId) => void settle(id, mediaId),
      onFailed: (problem) => {
        change(id, { status: 'failed', problem });
        advance();
      },
    });
    change(id, { status: 'sending', secondsLeft: undefined, problem: undefined });
    work.transfer.start();
  }

  async function settle(id: string, mediaId: string) {
    const sent = find(id)?.file.size ?? 0;
    change(id, { status: 'arrived', mediaId, sent, problem: undefined });
    advance();
    const whenArrived = works.get(id)?.whenArrived;
    if (whenArrived === undefined) return;
    try {
      await whenArrived(mediaId);
      forget(id);
    } catch (error) {
      const problem = error instanceof Error ? error : new Error(String(error));
      change(id, { status: 'failed', problem });
    }
  }

  function hold() {
    for (const { id, status } of uploads) {
      if (status !== 'sending') continue;
      works.get(id)?.transfer?.pause();
      change(id, { status: 'offline' });
    }
  }

  function release() {
    for (const { id, status } of uploads) {
      if (status === 'offline') change(id, { status: 'waiting' });
    }
    advance();
  }

  return {
    getState: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A file that is already on its way to the same place is not sent twice. */
    add({ whenArrived, ...upload }: NewUpload): string {
      const same = uploads.find((each) => isSame(each, upload));
      if (same !== undefined) return same.id;
      const id = crypto.randomUUID();
      works.set(id, { pace: createPace(), whenArrived });
      show([...uploads, { ...NEW, ...upload, id }]);
      advance();
      return id;
    },
    /** Says what a file is sent for, though it may be on its way or there already. */
    expect(id: string, whenArrived: WhenArrived) {
      const work = works.get(id);
      if (work === undefined) return;
      work.whenArrived = whenArrived;
      const { status, mediaId } = find(id) ?? {};
      if (status === 'arrived' && mediaId !== undefined) void settle(id, mediaId);
    },
    pause(id: string) {
      works.get(id)?.transfer?.pause();
      change(id, { status: 'paused' });
      advance();
    },
    /** After a pause or a failure. What had arrived is not sent again. */
    resume(id: string) {
      const mediaId = find(id)?.mediaId;
      if (mediaId !== undefined) return void settle(id, mediaId);
      change(id, { status: 'waiting' });
      advance();
    },
    cancel(id: string) {
      works.get(id)?.transfer?.cancel();
      forget(id);
      advance();
    },
  };
}

const NEW = {
  status: 'waiting',
  sent: 0,
  secondsLeft: undefined,
  mediaId: undefined,
  problem: undefined,
} as const;

function isSame(one: Upload, other: NewUpload): boolean {
  return (
    one.profileId === other.profileId &&
    one.place === other.place &&
    one.file.name === other.file.name &&
    one.file.size === other.file.size &&
    one.file.lastModified === other.file.lastModified
  );
}
