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

/** Nothing where nothing was typed; what is half typed or the wrong way round is an error. */
export function readTimes(
  times: readonly TypedTime[],
  timeZone: string,
): { proposals: Proposal[] } | { wrong: number } {
  const proposals: Proposal[] = [];
  for (const { key, day, from, to } of times) {
    if (day === '' && from === '' && to === '') continue;
    const begin = fromClock(`${day}T${from}`, timeZone);
    const end = to === '' ? null : fromClock(`${day}T${to}`, timeZone);
    if (begin === '' || (end !== null && end <= begin)) return { wrong: key };
    proposals.push({ from: begin, to: end });
  }
  return { proposals };
}
