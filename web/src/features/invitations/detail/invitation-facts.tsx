import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import type { ReactNode } from 'react';
import { slotTime } from '../../../lib/casting/audition-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Overlaps } from './overlaps.tsx';
import { overlapsAt } from './overlaps-at.ts';
import { Sides } from './sides.tsx';
import { TapeWish } from './tape-wish.tsx';
import { When } from './when.tsx';

/** Everything that was sent with it, and what was answered. */
export function InvitationFacts({ invitation }: { invitation: InvitationDetail }) {
  const { kind, place, room, link, instructions, pages, tape, sides, overlaps, isToBeChosen } =
    invitation;
  const hasWish =
    tape !== null && (tape.scenes.length > 0 || tape.wantsSlate || tape.frame !== null);
  return (
    <dl className="grid gap-4 text-14">
      <Fact label={kind === 'self_tape' ? 'Until' : 'When'}>
        <When invitation={invitation} />
        <Overlaps overlaps={overlapsAt(overlaps, isToBeChosen ? undefined : invitation)} />
      </Fact>
      {kind === 'in_person' && (place !== null || room !== null) && (
        <Fact label="Where">
          <p className="wrap-anywhere whitespace-pre-line">{place}</p>
          {room !== null && <p className="text-muted">{room}</p>}
        </Fact>
      )}
      {link !== null && (
        <Fact label="Join at">
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {link}
          </a>
        </Fact>
      )}
      {instructions !== null && (
        <Fact label="Instructions">
          <p className="wrap-anywhere whitespace-pre-line">{instructions}</p>
        </Fact>
      )}
      {hasWish && (
        <Fact label="On tape">
          <TapeWish wish={tape} />
        </Fact>
      )}
      {(pages !== null || sides.length > 0) && (
        <Fact label="To prepare">
          <p>{pagesInWords(invitation)}</p>
          <Sides invitation={invitation} />
        </Fact>
      )}
      <YourAnswer invitation={invitation} />
    </dl>
  );
}

function pagesInWords({ pages, isMemorised }: InvitationDetail): string {
  const count = pages === null ? '' : pages === 1 ? '1 page' : `${pages} pages`;
  return [count, isMemorised ? 'off book' : ''].filter(Boolean).join(', ');
}

/** What the team reads beside the answer. */
function YourAnswer({ invitation }: { invitation: InvitationDetail }) {
  const { timeZone } = useCurrentUser();
  const { note, proposals, accessNote } = invitation;
  return (
    <>
      {(note !== null || proposals.length > 0) && (
        <Fact label="Said to the team">
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          <ul className="text-muted tabular-nums">
            {proposals.map(({ from, to }) => (
              <li key={from}>{slotTime(from, to, timeZone, timeZone).own}</li>
            ))}
          </ul>
        </Fact>
      )}
      {accessNote !== null && (
        <Fact label="Needed on the day">
          <p className="wrap-anywhere whitespace-pre-line">{accessNote}</p>
        </Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="grid min-w-0 gap-1">{children}</dd>
    </div>
  );
}
