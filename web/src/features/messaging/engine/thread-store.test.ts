import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import {
  CONVERSATION_ID,
  callsOver,
  type Fate,
  message,
  ServedConversation,
} from './conversation.fixture.ts';
import { Outbox } from './outbox.ts';
import { ThreadStore } from './thread-store.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ADA = 'user-ada';
const BEN = 'user-ben';

type Line = { fate?: () => Fate; delay?: () => Promise<void> };

function windowOf(served: ServedConversation, userId: string, line: Line = {}) {
  const { fate = () => 'arrives' as const, delay = async () => {} } = line;
  const { send, calls } = callsOver(served, userId, { fate, delay });
  const spied = { ...calls, list: vi.fn(calls.list) };
  const sending = vi.fn(send);
  const outbox = new Outbox({ userId, send: sending, currentUserId: () => userId });
  const thread = new ThreadStore({ conversationId: CONVERSATION_ID, userId, calls: spied, outbox });
  return { thread, outbox, calls: spied, send: sending, texts: () => textsOf(thread) };
}

/** What stands on the screen, from top to bottom. */
function textsOf(thread: ThreadStore): string[] {
  const { messages, unsent } = thread.state();
  return [...(messages ?? []), ...unsent].map(({ text }) => text);
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const text = (of: string) => ({ text: of, attachments: [] });

function filled(count: number): ServedConversation {
  const served = new ServedConversation();
  for (let at = 1; at <= count; at += 1) {
    served.write(BEN, { clientId: `ben-${at}`, text: `Line ${at}` });
  }
  return served;
}

describe('a thread', () => {
  it('begins with the newest messages and goes back page by page', async () => {
    const { thread, texts } = windowOf(filled(120), ADA);
    await thread.open();
    expect([texts().at(0), texts().at(-1)]).toEqual(['Line 71', 'Line 120']);
    await thread.loadOlder();
    await thread.loadOlder();
    expect(texts()).toEqual(Array.from({ length: 120 }, (_, at) => `Line ${at + 1}`));
    expect(thread.state().hasOlder).toBe(false);
  });

  it('opened around a hit goes on to the newest in both directions', async () => {
    const { thread, texts } = windowOf(filled(200), ADA);
    await thread.open(60);
    expect(texts()).toContain('Line 60');
    expect(thread.state().newer).toBe(0);
    thread.expect(200);
    expect(thread.state().newer).toBeGreaterThan(0);
    await thread.loadNewer();
    await thread.loadNewer();
    await thread.loadNewer();
    expect(texts().at(-1)).toBe('Line 200');
    expect(thread.state().newer).toBe(0);
  });

  it('loads what could not be loaded once it is asked for again, in whichever direction', async () => {
    let fate: Fate = 'arrives';
    const { thread, texts } = windowOf(filled(120), ADA, { fate: () => fate });
    await thread.open(20);
    thread.expect(120);
    fate = 'lost';
    await thread.loadNewer();
    expect(thread.state().problem).not.toBeNull();
    fate = 'arrives';
    await thread.retry();
    expect(thread.state().problem).toBeNull();
    expect(texts()).toContain('Line 94');
  });

  it('forgets what could not be loaded as soon as there are answers again', async () => {
    let fate: Fate = 'arrives';
    const { thread } = windowOf(filled(120), ADA, { fate: () => fate });
    await thread.open();
    fate = 'lost';
    await thread.loadOlder();
    fate = 'arrives';
    await thread.catchUp();
    expect(thread.state().problem).toBeNull();
  });

  it('asks for news one question at a time, however many say that there are some', async () => {
    const served = filled(3);
    let underWay = 0;
    let most = 0;
    const { thread, calls, texts } = windowOf(served, ADA);
    await thread.open();
    const list = calls.list.getMockImplementation() ?? calls.list;
    calls.list.mockImplementation(async (which) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((done) => setTimeout(done, 10));
      underWay -= 1;
      return list(which);
    });
    for (let at = 4; at <= 9; at += 1) {
      served.write(BEN, { clientId: `ben-${at}`, text: `Line ${at}` });
      thread.hear(served.revision);
    }
    await settle(1_000);
    expect(most).toBe(1);
    expect(texts()).toHaveLength(9);
  });

  it('shows an edit of a message that comes on screen only later', async () => {
    const served = filled(80);
    const { thread } = windowOf(served, ADA);
    await thread.open();
    const stale = served.list({ before: 31 });
    served.change('message-5', { text: 'Changed' });
    await thread.catchUp();
    vi.spyOn(served, 'list').mockReturnValueOnce(stale);
    await thread.loadOlder();
    expect(thread.state().messages?.find(({ sequence }) => sequence === 5)?.text).toBe('Changed');
  });

  it('hears of what was written while it was being opened', async () => {
    const served = filled(2);
    const stale = served.list({});
    const { thread, texts } = windowOf(served, ADA);
    vi.spyOn(served, 'list').mockReturnValueOnce(stale);
    served.write(BEN, { clientId: 'ben-3', text: 'Line 3' });
    thread.hear(served.revision);
    await thread.open();
    await settle();
    expect(texts()).toEqual(['Line 1', 'Line 2', 'Line 3']);
  });
});

describe('what one writes', () => {
  it('stands there at once, and becomes the server’s message in its place', async () => {
    const { thread, texts } = windowOf(filled(1), ADA);
    await thread.open();
    const { clientId } = thread.send(text('Hello'));
    expect(thread.state().unsent.map((each) => each.clientId)).toEqual([clientId]);
    await settle();
    expect(thread.state().unsent).toEqual([]);
    expect(thread.state().messages?.at(-1)?.clientId).toBe(clientId);
    expect(texts()).toEqual(['Line 1', 'Hello']);
  });

  it('is not gone for a moment while messages before it are still on their way', async () => {
    const served = filled(1);
    const { thread, texts } = windowOf(served, ADA);
    await thread.open();
    const seen: string[][] = [];
    thread.subscribe(() => seen.push(texts()));
    served.write(BEN, { clientId: 'ben-2', text: 'Line 2' });
    thread.send(text('Hello'));
    await settle();
    for (const each of seen) expect(each.filter((line) => line === 'Hello')).toHaveLength(1);
    expect(texts()).toEqual(['Line 1', 'Line 2', 'Hello']);
  });

  it('goes in the order in which it was written, again after a lost line', async () => {
    const served = new ServedConversation();
    let isDown = true;
    const { thread, send } = windowOf(served, ADA, { fate: () => (isDown ? 'lost' : 'arrives') });
    for (const each of ['one', 'two', 'three']) thread.send(text(each));
    await settle(3_000);
    expect(new Set(send.mock.calls.map(([, sent]) => sent.text))).toEqual(new Set(['one']));
    isDown = false;
    await settle(40_000);
    expect(served.messages.map((each) => each.text)).toEqual(['one', 'two', 'three']);
  });

  it('goes at once when the connection is back', async () => {
    const served = new ServedConversation();
    let isDown = true;
    const { thread, outbox } = windowOf(served, ADA, { fate: () => (isDown ? 'lost' : 'arrives') });
    thread.send(text('one'));
    await settle(20_000);
    isDown = false;
    outbox.resume();
    await settle();
    expect(served.messages).toHaveLength(1);
  });

  it('stays with the reason where it was refused, lets the next one go, and can be tried again', async () => {
    const served = new ServedConversation();
    const { thread, outbox, send } = windowOf(served, ADA);
    await thread.open();
    send.mockRejectedValueOnce(new ApiError(403, 'This person takes no messages from you.'));
    const { clientId } = thread.send(text('one'));
    thread.send(text('two'));
    await settle();
    expect(served.messages.map((each) => each.text)).toEqual(['two']);
    expect(thread.state().unsent).toMatchObject([
      { clientId, status: 'failed', reason: 'This person takes no messages from you.' },
    ]);
    outbox.retry(clientId);
    await settle();
    expect(thread.state().unsent).toEqual([]);
    expect(served.messages.map((each) => each.text)).toEqual(['two', 'one']);
  });

  it('survives a reload, and is one message though its answer was lost', async () => {
    const served = new ServedConversation();
    const before = windowOf(served, ADA, { fate: () => 'answer lost' });
    before.thread.send(text('one'));
    before.thread.send(text('two'));
    await settle();
    before.outbox.close();
    const after = windowOf(served, ADA);
    await after.thread.open();
    expect(after.texts()).toEqual(['one', 'two']);
    after.outbox.resume();
    await settle();
    expect(after.texts()).toEqual(['one', 'two']);
    expect(served.messages).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
  });

  it('never goes out under another name', async () => {
    let current = ADA;
    const send = vi.fn(async () => message());
    const outbox = new Outbox({ userId: ADA, send, currentUserId: () => current });
    current = BEN;
    outbox.add(CONVERSATION_ID, text('one'));
    outbox.resume();
    await settle(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });
});

describe('two windows over lines that lose answers, and events that come twice, late or never', () => {
  it.each([1, 2, 3])('end with the server’s list, each line once (%i)', async (seed) => {
    const random = randomOf(seed);
    const served = filled(5);
    const faults: string[] = [];
    let isRough = true;
    const fate = (): Fate => {
      if (!isRough) return 'arrives';
      const at = random();
      return at < 0.15 ? 'lost' : at < 0.35 ? 'answer lost' : 'arrives';
    };
    const delay = () => new Promise<void>((done) => setTimeout(done, random() * 400));
    const windows = [ADA, BEN].map((userId) => windowOf(served, userId, { fate, delay }));
    for (const { thread } of windows) {
      served.onChange((revision) => {
        for (let times = Math.floor(random() * 3); times > 0; times -= 1) {
          setTimeout(() => thread.hear(revision), random() * 2_000);
        }
      });
      thread.subscribe(() => faults.push(...findFaults(thread)));
    }
    await Promise.all(windows.map(({ thread }) => openSomehow(thread)));
    for (let act = 0; act < 250; act += 1) {
      const one = windows[random() < 0.5 ? 0 : 1] ?? fail();
      await actSomehow(one, `${seed}-${act}`, random);
    }
    isRough = false;
    for (const { outbox } of windows) outbox.resume();
    await settle(60_000);
    for (const { thread } of windows) void thread.catchUp();
    await settle(5_000);
    expect(faults).toEqual([]);
    const truth = served.messages.map((each) => each.text);
    expect(truth.length).toBeGreaterThan(60);
    for (const { thread, texts } of windows) {
      while (thread.state().hasOlder) {
        void thread.loadOlder();
        await settle(1_000);
      }
      expect(texts()).toEqual(truth);
    }
  });
});

/** Nothing stands there twice, at no moment, and the numbers have no gap. */
function findFaults(thread: ThreadStore): string[] {
  const { messages, unsent } = thread.state();
  const ids = [...(messages ?? []), ...unsent].map(({ clientId }) => clientId);
  const numbers = (messages ?? []).map(({ sequence }) => sequence);
  const isWhole = numbers.every((sequence, at) => sequence === (numbers[0] ?? 1) + at);
  return [
    ...(new Set(ids).size === ids.length ? [] : [`twice: ${ids}`]),
    ...(isWhole ? [] : [`gap: ${numbers}`]),
  ];
}

async function openSomehow(thread: ThreadStore): Promise<void> {
  while (thread.state().messages === null) {
    void thread.open();
    await settle(1_000);
  }
}

type Window = ReturnType<typeof windowOf>;

async function actSomehow({ thread, outbox, send }: Window, name: string, random: () => number) {
  const at = random();
  const known = thread.state().messages ?? [];
  const any = known[Math.floor(random() * known.length)];
  if (at < 0.4) thread.send(text(name));
  else if (at < 0.5 && any !== undefined) thread.edit(any.id, `${name} edited`).catch(() => {});
  else if (at < 0.55 && any !== undefined) thread.remove(any.id).catch(() => {});
  else if (at < 0.6) void thread.loadOlder();
  else if (at < 0.7) void thread.catchUp();
  else if (at < 0.75) outbox.resume();
  else if (at < 0.8) sendAgain(send);
  await settle(random() * 500);
}

/** As an impatient middleman does. */
function sendAgain(send: Window['send']): void {
  const last = send.mock.lastCall;
  if (last !== undefined) send(...last).catch(() => {});
}

function fail(): never {
  throw new Error('there are two windows');
}

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_769;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
