import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { fromClock, toClock } from '../../../lib/casting/zoned-time.ts';

type Proposal = InvitationDetail['proposals'][number];

/** A time as it is typed, on the reader's own clocks. */
export type TypedTime = { key: number; day: string; from: string; to: string };

let lastKey = 0;
export const emptyTime = (): TypedTime => ({ key: ++lastKey, day: '', from: '', to: '' });

export function typedOf({ from, to }: Proposal, timeZone: string): TypedTime {
  const [day = '', begin = ''] = toClock(from, timeZone).split('T');
  const end = to === null ? '' : (toClock(to, timeZone).split('T')[1] ?? '');
  return { ...emptyTime(), day, from: begin, to: end };
}

/** Why one of them makes no sense as it is, and where that is said. */
export type Problem = { key: number; at: 'day' | 'to'; words: string };

/** Nothing where nothing was typed; what is half typed, over or the wrong way round is a problem. */
export function readTimes(
  times: readonly TypedTime[],
  timeZone: string,
  now: Date,
): { proposals: Proposal[] } | { problem: Problem } {
  const proposals: Proposal[] = [];
  for (const { key, day, from, to } of times) {
    if (day === '' && from === '' && to === '') continue;
    const begin = fromClock(`${day}T${from}`, timeZone);
    const end = to === '' ? null : fromClock(`${day}T${to}`, timeZone);
    if (begin === '') return wrong(key, 'day', 'Please say the day and the time');
    if (new Date(begin) <= now) return wrong(key, 'day', 'Please choose a time that is to come');
    if (end !== null && end <= begin) return wrong(key, 'to', 'It has to end after it begins');
    proposals.push({ from: begin, to: end });
  }
  return { proposals };
}

const wrong = (key: number, at: Problem['at'], words: string) => ({ problem: { key, at, words } });
