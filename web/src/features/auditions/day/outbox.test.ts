import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import type { DayAct, NewAct } from './day-acts.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const ENTRY = 'session-day:test';
let boxes: Outbox[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-05-12T09:00:00Z') });
});
afterEach(() => {
  for (const box of boxes) box.close();
  boxes = [];
  vi.useRealTimers();
});

function open(answer: (act: DayAct) => Promise<unknown>) {
  const tried: DayAct[] = [];
  const box = createOutbox({
    entry: ENTRY,
    send: async (act) => {
      tried.push(act);
      await answer(act);
    },
    onSent: async () => {},
    onEmptied: () => {},
  });
  boxes.push(box);
  return { box, tried };
}

const seen = (name: string): NewAct => ({
  kind: 'tick',
  name,
  invitationId: name,
  tick: { status: 'attended' },
});
const unreachable = () => Promise.reject(new ApiError(0, 'unreachable'));
const names = (acts: readonly DayAct[]) => acts.map(({ name }) => name);

describe('what was done on the day', () => {
  it('is tried again after ever longer pauses, in order, until it has gone', async () => {
    let isUp = false;
    const { box, tried } = open(() => (isUp ? Promise.resolve() : unreachable()));
    box.add(seen('Ada'));
    box.add(seen('Ben'));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(names(tried)).toEqual(['Ada', 'Ada']);
    isUp = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(names(tried)).toEqual(['Ada', 'Ada', 'Ada', 'Ben']);
    expect(box.getState().unsent).toEqual([]);
    expect(localStorage.getItem(ENTRY)).toBeNull();
  });

  it('has an order even within a millisecond', async () => {
    const { box } = open(unreachable);
    box.add(seen('Ada'));
    box.add(seen('Ben'));
    const [first, second] = box.getState().unsent;
    expect(Date.parse(second?.at ?? '')).toBe(Date.parse(first?.at ?? '') + 1);
  });

  it('is dropped and said once the server refuses it, and the rest goes on', async () => {
    const { box, tried } = open(({ name }) =>
      name === 'Ada'
        ? Promise.reject(new ApiError(409, 'The invitation has ended.'))
        : Promise.resolve(),
    );
    box.add(seen('Ada'));
    box.add(seen('Ben'));
    await vi.advanceTimersByTimeAsync(0);
    expect(names(tried)).toEqual(['Ada', 'Ben']);
    expect(box.getState().unsent).toEqual([]);
    expect(box.getState().refused).toMatchObject([
      { act: { name: 'Ada' }, message: 'The invitation has ended.' },
    ]);
  });

  it.each([500, 503, 401, 429])('waits when the answer is %i', async (status) => {
    const { box } = open(() => Promise.reject(new ApiError(status, 'not now')));
    box.add(seen('Ada'));
    await vi.advanceTimersByTimeAsync(0);
    expect(names(box.getState().unsent)).toEqual(['Ada']);
    expect(box.getState().refused).toEqual([]);
  });

  it('is there after a reload, and goes at once when the browser is online', async () => {
    const first = open(unreachable);
    first.box.add(seen('Ada'));
    await vi.advanceTimersByTimeAsync(0);
    first.box.close();
    let isUp = false;
    const { box, tried } = open(() => (isUp ? Promise.resolve() : unreachable()));
    await vi.advanceTimersByTimeAsync(0);
    expect(names(box.getState().unsent)).toEqual(['Ada']);
    isUp = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(names(tried)).toEqual(['Ada', 'Ada']);
    expect(box.getState().unsent).toEqual([]);
  });
});
