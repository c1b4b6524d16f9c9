import type { Representation } from '@callboard/contract/representation';
import { useState } from 'react';
import { shortDay } from '../../../lib/casting/days.ts';
import { scopeInWords, termsInWords } from '../../../lib/representation-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EndDialog } from './end-dialog.tsx';
import { Part } from './part.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import type { PartProps } from './talent-parts.tsx';

/** What was agreed on and what is asked for, and how to change or end it. */
export function RepresentationsPart({ standing, talent }: PartProps) {
  return (
    <Part title="Representation">
      <ul className="grid gap-3">
        {talent.representations.map((one) => (
          <OneRepresentation key={one.id} representation={one} {...{ standing, talent }} />
        ))}
      </ul>
      {standing.isOfTeam && !standing.isManager && (
        <p className="text-12 text-muted">Admins of the portfolio end a representation.</p>
      )}
    </Part>
  );
}

type OneProps = PartProps & { representation: Representation };

function OneRepresentation({ standing, talent, representation }: OneProps) {
  const [open, setOpen] = useState<'propose' | 'end'>();
  const isAsked = representation.status === 'requested';
  // One proposal at a time: the talent's side answers it, or it is taken back.
  const isProposed = talent.representations.some(
    ({ replacesId }) => replacesId === representation.id,
  );
  const close = () => setOpen(undefined);
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center justify-between gap-x-2 font-medium text-13">
          <span className="wrap-anywhere min-w-0">{scopeInWords(representation)}</span>
          {isAsked && <Badge tone="info">{askedInWords(representation)}</Badge>}
        </p>
        <p className="text-13 text-muted">{termsInWords(representation)}</p>
        <p className="text-12 text-muted">{sinceInWords(representation)}</p>
      </div>
      {standing.isOfTeam && (
        <div className="flex flex-wrap gap-2">
          {!isAsked && !isProposed && (
            <Button onClick={() => setOpen('propose')}>
              {talent.isClaimed ? 'Propose other terms' : 'Change terms'}
            </Button>
          )}
          {standing.isManager && (
            <Button onClick={() => setOpen('end')}>{isAsked ? 'Take back' : 'End'}</Button>
          )}
        </div>
      )}
      {open === 'propose' && (
        <ProposeDialog {...{ standing, talent, representation }} onClose={close} />
      )}
      {open === 'end' && <EndDialog {...{ standing, talent, representation }} onClose={close} />}
    </li>
  );
}

const askedInWords = ({ replacesId }: Representation) =>
  replacesId === null ? 'Asked' : 'New terms';

function sinceInWords({ status, requestedAt, startedAt, requestedByName }: Representation): string {
  if (status === 'active') return `Since ${shortDay(startedAt ?? requestedAt)}`;
  const by = requestedByName === null ? '' : ` by ${requestedByName}`;
  return `Asked on ${shortDay(requestedAt)}${by}, waits for an answer`;
}
