import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { Transfer, TransferEvents } from './upload.ts';
import { createUploadStore } from './upload-store.ts';

const MEBIBYTE = 1024 * 1024;

let stores: ReturnType<typeof createUploadStore>[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of stores) for (const { id } of store.getState()) store.cancel(id);
  stores = [];
});

/** A store whose files move only when they are told to. */
function openStore() {
  const lines = new Map<string, Transfer & TransferEvents>();
  const store = createUploadStore((upload, events) => {
    const transfer = { start: vi.fn(), pause: vi.fn(), cancel: vi.fn() };
    lines.set(upload.file.name, { ...transfer, ...events });
    return transfer;
  });
  stores.push(store);
  const line = (name: string) => {
    const found = lines.get(name);
    if (found === undefined) throw new Error(`${name} was not begun`);
    return found;
  };
  const add = (name: string, whenArrived?: (mediaId: string) => Promise<unknown>) => {
    const file = new File([new Uint8Array(MEBIBYTE)], name, { lastModified: 1 });
    return store.add({ file, kind: 'photo', profileId: 'p1', place: 'gallery', whenArrived });
  };
  const statuses = () => store.getState().map(({ file, status }) => `${file.name} ${status}`);
  return { store, add, line, statuses };
}

/** Whether the browser would ask before the page is closed. */
function asksToStay(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('files on their way', () => {
  it('go two at a time, and a pause or a cancel lets the next one go', () => {
    const { store, add, statuses, line } = openStore();
    const [one, two] = ['one', 'two', 'three', 'four'].map((name) => add(name));
    expect(statuses()).toEqual(['one sending', 'two sending', 'three waiting', 'four waiting']);
    store.pause(one ?? '');
    expect(statuses()).toEqual(['one paused', 'two sending', 'three sending', 'four waiting']);
    store.cancel(two ?? '');
    expect(line('two').cancel).toHaveBeenCalledOnce();
    expect(statuses()).toEqual(['one paused', 'three sending', 'four sending']);
    store.resume(one ?? '');
    expect(statuses()[0]).toBe('one waiting');
  });

  it('are done with what they were sent for, and leave', async () => {
    const { add, statuses, line } = openStore();
    const arrived: string[] = [];
    add('one', async (mediaId) => arrived.push(mediaId));
    line('one').onArrived('m1');
    await vi.waitFor(() => expect(statuses()).toEqual([]));
    expect(arrived).toEqual(['m1']);
  });

  it('wait for what they were sent for where nobody has said so yet', async () => {
    const { store, add, statuses, line } = openStore();
    const id = add('one');
    line('one').onArrived('m1');
    expect(statuses()).toEqual(['one arrived']);
    const describe = vi.fn(async () => undefined);
    store.expect(id, describe);
    await vi.waitFor(() => expect(statuses()).toEqual([]));
    expect(describe).toHaveBeenCalledWith('m1');
  });

  it('that the server has are not sent again when only the last step failed', async () => {
    const { store, add, statuses, line } = openStore();
    const full = new ApiError(403, 'Your plan holds no more than this.');
    const whenArrived = vi.fn().mockRejectedValueOnce(full).mockResolvedValue(undefined);
    const id = add('one', whenArrived);
    line('one').onArrived('m1');
    await vi.waitFor(() => expect(statuses()).toEqual(['one failed']));
    expect(store.getState()[0]?.problem?.message).toBe('Your plan holds no more than this.');
    store.resume(id);
    await vi.waitFor(() => expect(statuses()).toEqual([]));
    expect(line('one').start).toHaveBeenCalledOnce();
  });

  it('stop while there is no connection and go on by themselves', () => {
    const { add, statuses, line } = openStore();
    add('one');
    window.dispatchEvent(new Event('offline'));
    expect(line('one').pause).toHaveBeenCalledOnce();
    expect(statuses()).toEqual(['one offline']);
    window.dispatchEvent(new Event('online'));
    expect(statuses()).toEqual(['one sending']);
    expect(line('one').start).toHaveBeenCalledTimes(2);
  });

  it('keep the page from being closed in silence, but not once they failed', () => {
    const { add, line } = openStore();
    expect(asksToStay()).toBe(false);
    add('one');
    expect(asksToStay()).toBe(true);
    line('one').onFailed(new Error('gone'));
    expect(asksToStay()).toBe(false);
  });

  it('are told apart by name, size and age: the same one goes once', () => {
    const { add, statuses } = openStore();
    expect(add('one')).toBe(add('one'));
    expect(statuses()).toEqual(['one sending']);
  });

  it('say how long they still take once that can be known', () => {
    const { store, add, line } = openStore();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    add('one');
    line('one').onProgress(0);
    expect(store.getState()[0]?.secondsLeft).toBeUndefined();
    clock.mockReturnValue(2_000);
    line('one').onProgress(MEBIBYTE / 4);
    expect(store.getState()[0]?.secondsLeft).toBe(6);
  });
});
