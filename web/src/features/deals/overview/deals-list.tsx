import type { ReactNode } from 'react';
import { capitalised } from '../../../lib/casting/deal-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CheckBadges } from '../check-badges.tsx';
import { DealPersonName } from './deal-person-name.tsx';
import type { DealRow } from './deal-rows.ts';
import { HoldBadge } from './hold-badge.tsx';

type Props = { rows: readonly DealRow[]; hold: string };

/** Each person with what there is below the name; what there is not takes no room. */
export function DealsList({ rows, hold }: Props) {
  return (
    <ul
      aria-label="Dates and deals"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {rows.map((row) => (
        <li
          key={row.talentProfileId}
          className="grid gap-1.5 px-4 py-3 pointer-coarse:gap-0.5 pointer-coarse:pt-1.5"
        >
          <DealPersonName row={row} />
          <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-13">
            {row.check !== undefined && (
              <Fact label="Availability">
                <CheckBadges check={row.check} />
              </Fact>
            )}
            {row.hold !== undefined && (
              <Fact label={capitalised(hold)}>
                <HoldBadge held={row.hold} hold={hold} />
              </Fact>
            )}
            {row.offer !== undefined && (
              <Fact label="Offer">
                <Badge tone={row.offer.tone}>{row.offer.word}</Badge>
              </Fact>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
