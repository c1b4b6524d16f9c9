import type { AuditionFacts } from '@callboard/contract/audition-form';

type Facts = Omit<AuditionFacts, 'dueAt' | 'sidesFileIds'>;

/** What a session keeps of its facts: nobody books a tape, and nobody tapes what is seen live. */
export function columnsOf(facts: Facts) {
  const isTape = facts.kind === 'self_tape';
  return {
    round: facts.round,
    kind: facts.kind,
    place: facts.place,
    link: facts.link,
    timeZone: facts.timeZone,
    instructions: facts.instructions,
    pages: facts.pages,
    isMemorised: facts.isMemorised,
    isOpenBooking: facts.isOpenBooking && !isTape,
    tape: isTape ? facts.tape : null,
  };
}
