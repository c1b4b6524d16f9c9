import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { slotTime } from '../../../lib/casting/audition-words.ts';
import { TAPE_FRAME_WORDS } from '../../../lib/casting/role-words.ts';
import { untilInWords } from '../../../lib/casting/until.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Sides } from '../../invitations/api.ts';

type Props = { invitation: InvitationDetail };

/** What to put on tape, and by when. */
export function Asked({ invitation }: Props) {
  const { tape, instructions, pages, isMemorised, sides } = invitation;
  const facts = [
    { word: 'Due', fact: <Due invitation={invitation} /> },
    ...(tape?.scenes.length ? [{ word: 'Scenes', fact: tape.scenes.join(', ') }] : []),
    ...(tape?.wantsSlate ? [{ word: 'Slate', fact: 'Name, height, agent, hands' }] : []),
    ...(tape?.frame ? [{ word: 'Frame', fact: TAPE_FRAME_WORDS[tape.frame] }] : []),
    ...(tape?.maxMinutes ? [{ word: 'Length', fact: minutesWords(tape.maxMinutes) }] : []),
    ...(pages === null ? [] : [{ word: 'Pages', fact: pagesWords(pages, isMemorised) }]),
  ];
  return (
    <section aria-label="What is asked for" className="grid gap-3">
      <dl className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-14 sm:grid-cols-[88px_minmax(0,1fr)]">
        {facts.map(({ word, fact }) => (
          <div key={word} className="contents">
            <dt className="pt-px text-13 text-muted">{word}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      {instructions !== null && (
        <p className="wrap-anywhere whitespace-pre-line rounded-control bg-sunk p-3 text-14">
          {instructions}
        </p>
      )}
      {sides.length > 0 && (
        <div className="text-14">
          <Sides invitation={invitation} />
        </div>
      )}
    </section>
  );
}

function Due({ invitation: { startsAt, timeZone } }: Props) {
  const { own, there } = slotTime(startsAt, null, timeZone, useCurrentUser().timeZone);
  const isOver = Date.parse(startsAt) < Date.now();
  return (
    <>
      <span className="font-medium">{own}</span>{' '}
      {isOver ? (
        <Badge tone="warn">Was due</Badge>
      ) : (
        <span className="text-muted">{untilInWords(startsAt)}</span>
      )}
      {there !== null && <span className="block text-13 text-muted">{there}</span>}
    </>
  );
}

const minutesWords = (minutes: number) =>
  minutes === 1 ? 'At most 1 minute' : `At most ${minutes} minutes`;

function pagesWords(pages: number, isMemorised: boolean): string {
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  return isMemorised ? `${count}, by heart` : `${count}; you may hold them`;
}
