import type { ResultOf } from '@callboard/contract/endpoint';
import type { productionEndpoints } from '@callboard/contract/productions';

type Cancelling = ResultOf<typeof productionEndpoints.cancelling>;

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** What cancelling a production ends, and who hears of it. */
export function whatEnds({ calls, auditions, invited, open, booked }: Cancelling): string[] {
  const people = (count: number) => counted(count, 'person', 'people');
  return [
    calls > 0 && `${counted(calls, 'casting call ends', 'casting calls end')}.`,
    auditions > 0 &&
      `${counted(auditions, 'audition is', 'auditions are')} called off${
        invited > 0 ? `, and ${people(invited)} invited ${invited === 1 ? 'is' : 'are'} told` : ''
      }.`,
    open > 0 && `${people(open)} still open will read “Role cut”.`,
    booked > 0 && `${booked === open ? 'All' : booked} of them booked.`,
  ].filter((line) => line !== false);
}
