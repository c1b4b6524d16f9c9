import { presentMedia } from '../../../media/present-media.ts';
import type { OwnRow } from '../present-application.ts';
import type { listSentMedia } from './queries.ts';

type Sent = Awaited<ReturnType<typeof listSentMedia>>;

/** What was sent along, as whoever sent it sees it. */
export function presentSent({ note, answers }: Pick<OwnRow, 'note' | 'answers'>, sent: Sent) {
  const present = ({ media }: Sent[number]) => presentMedia(media, { isOwnSide: true });
  const tape = sent.find(({ isSelfTape }) => isSelfTape);
  return {
    note,
    answers,
    media: sent.filter(({ isChosen }) => isChosen).map(present),
    selfTape: tape === undefined ? null : present(tape),
  };
}
