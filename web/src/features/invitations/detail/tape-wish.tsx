import type { TapeWish as Wish } from '@callboard/contract/audition-form';
import { TAPE_FRAME_WORDS } from '../../../lib/casting/role-words.ts';

/** What is asked of a tape, in the order in which it is made. */
export function TapeWish({ wish }: { wish: Wish }) {
  const { scenes, wantsSlate, frame, maxMinutes } = wish;
  const asked = [
    ...scenes,
    ...(wantsSlate ? ['A slate: your name, height, agent and hands'] : []),
    ...(frame === null ? [] : [`Frame: ${TAPE_FRAME_WORDS[frame].toLowerCase()}`]),
    ...(maxMinutes === null ? [] : [`No longer than ${minutes(maxMinutes)}`]),
  ];
  return (
    <ul className="grid list-disc gap-1 pl-4">
      {asked.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

const minutes = (count: number) => (count === 1 ? 'a minute' : `${count} minutes`);
