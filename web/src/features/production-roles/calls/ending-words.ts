import type { Answer } from '@callboard/contract/application-moves';

export type Ending = 'closed' | 'filled' | 'cancelled';

type Words = { title: string; act: string; done: string; answer: Answer; lead: string };

/** What ending a call means, by how it ends. */
export const ENDING_WORDS: Record<Ending, Words> = {
  closed: {
    title: 'Close the call',
    act: 'Close the call',
    done: 'Call closed',
    answer: 'not_moving_forward',
    lead: 'Nobody can apply any more.',
  },
  filled: {
    title: 'Mark as filled',
    act: 'Mark as filled',
    done: 'Call filled',
    answer: 'role_filled',
    lead: 'You have found who you were looking for. Nobody can apply any more.',
  },
  cancelled: {
    title: 'Cancel the call',
    act: 'Cancel the call',
    done: 'Call cancelled',
    answer: 'role_cut',
    lead: 'The call is taken down.',
  },
};

type Counts = { undecided: number; pursued: number; unsent: number };

/** 'This answers 14 people: …', so that nobody is answered by accident. */
export function whoIsAnswered(counts: Counts, answerWords: string): string[] {
  const { undecided, pursued, unsent } = counts;
  const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
  return [
    ...(undecided > 0 ? [`${people(undecided)} still open will read “${answerWords}”.`] : []),
    ...(pursued > 0
      ? [
          `${pursued === undecided ? 'All' : pursued} of them shortlisted, in audition or called back.`,
        ]
      : []),
    ...(unsent > 0
      ? [`${people(unsent)} in your unsent answers will read the answer you chose for them.`]
      : []),
  ];
}
