import type { RosterTalentFigures } from '@callboard/contract/analytics';
import type { ReactNode } from 'react';
import { numberInWords } from '../metric-words.ts';
import { ComparedFigure } from './compared-figure.tsx';
import { COMPARED_COLUMNS } from './roster-columns.ts';
import { TalentName } from './talent-name.tsx';

type Props = { talents: readonly RosterTalentFigures[]; hasBefore: boolean };

/** The same where a table has no room. */
export function RosterCards({ talents, hasBefore }: Props) {
  return (
    <ul aria-label="Figures of each talent" className="grid gap-3 sm:grid-cols-2">
      {talents.map((talent) => (
        <li
          key={talent.talentProfileId}
          className="relative grid min-w-0 content-start gap-3 rounded-card border border-line bg-raised p-4"
        >
          <TalentName {...talent} />
          <dl className="grid grid-cols-3 gap-x-3 gap-y-2 text-13 tabular-nums">
            {COMPARED_COLUMNS.map(([metric, title]) => (
              <Figure key={metric} title={title}>
                <ComparedFigure {...talent[metric]} {...(!hasBefore && { before: null })} />
              </Figure>
            ))}
            <Figure title="Booked">
              <span className="font-medium">{numberInWords(talent.booked)}</span>
            </Figure>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
