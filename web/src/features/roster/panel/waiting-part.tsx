import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../roster-words.ts';
import { Part } from './part.tsx';
import type { PartProps } from './talent-parts.tsx';

/** What their side has to answer, and how much is under way. */
export function WaitingPart({ standing, talent }: PartProps) {
  const { talentProfileId, waiting, liveApplications } = talent;
  // An agent's pages follow whom they work as; Callboard's staff name the talent.
  const whose = standing.isOfTeam ? {} : { talentProfileId };
  const isQuiet = waiting.invitations + waiting.confirmations + liveApplications === 0;
  return (
    <Part title="What waits">
      {isQuiet && <p className="text-13 text-muted">Nothing waits, and nothing is under way.</p>}
      <ul className="grid">
        {waiting.invitations > 0 && (
          <Line
            isUrgent
            link={
              <Link to="/invitations" search={whose}>
                See them
              </Link>
            }
          >
            {counted(waiting.invitations, 'audition')} to answer
          </Line>
        )}
        {waiting.confirmations > 0 && (
          <Line
            isUrgent
            link={
              <Link to="/opportunities" search={{ ...whose, tab: 'mine', scope: 'live' }}>
                See them
              </Link>
            }
          >
            {counted(waiting.confirmations, 'call')} with changed terms: confirm or withdraw
          </Line>
        )}
        {liveApplications > 0 && (
          <Line
            link={
              <Link to="/opportunities" search={{ ...whose, tab: 'mine', scope: 'live' }}>
                See them
              </Link>
            }
          >
            {counted(liveApplications, 'application')} under way
          </Line>
        )}
      </ul>
    </Part>
  );
}

type LineProps = { isUrgent?: boolean; link: ReactNode; children: ReactNode };

function Line({ isUrgent = false, link, children }: LineProps) {
  return (
    <li className="flex min-h-8 items-center justify-between gap-3 text-13">
      <span className={isUrgent ? 'text-warn' : undefined}>{children}</span>
      <span className="flex shrink-0 items-center font-medium [&>a]:underline-offset-4 [&>a:hover]:underline">
        {link}
        <ChevronRight aria-hidden="true" className="size-4 text-muted" />
      </span>
    </li>
  );
}
