import { type Ask, ask } from '../ask.ts';
import type { RoleFacts, TalentFacts } from '../facts.ts';

/** Days on which the talent is booked out. Whoever has no such days counts as free. */
export function askDates({ workDates }: RoleFacts): Ask | undefined {
  if (workDates.length === 0) return undefined;
  const findClash = ({ bookedOut }: TalentFacts) => {
    for (const work of workDates) {
      for (const away of bookedOut) {
        if (away.from <= work.to && work.from <= away.to) {
          return { from: later(away.from, work.from), to: earlier(away.to, work.to) };
        }
      }
    }
    return undefined;
  };
  return ask({
    criterion: 'dates',
    about: workDates.flatMap(({ from, to }) => [from, to]),
    terms: [],
    judge: (talent) => (findClash(talent) === undefined ? 'met' : 'unmet'),
    findClash,
  });
}

/** Days as ISO writes them, which sort as they are. */
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
