import { dayNumber, dayOf } from '../../../platform/calendar.ts';
import { type Ask, ask } from '../ask.ts';
import type { RoleFacts, TalentFacts } from '../facts.ts';

/** Days on which the talent is booked out. Whoever has no such days counts as free. */
export function askDates({ workDates }: RoleFacts): Ask | undefined {
  if (workDates.length === 0) return undefined;
  const work = workDates.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const findClash = ({ bookedOut }: TalentFacts) => {
    for (const days of work) {
      const away = bookedOut.find(({ from, to }) => from <= days.to && days.from <= to);
      if (away === undefined) continue;
      const [from, to] = [Math.max(away.from, days.from), Math.min(away.to, days.to)];
      return { from: dayOf(from), to: dayOf(to) };
    }
    return undefined;
  };
  const isFree = ({ bookedOut }: TalentFacts) =>
    work.every((days) => bookedOut.every(({ from, to }) => to < days.from || days.to < from));
  return ask({
    criterion: 'dates',
    about: workDates.flatMap(({ from, to }) => [from, to]),
    terms: [],
    judge: (talent) => (isFree(talent) ? 'met' : 'unmet'),
    findClash,
  });
}
