import { capitalised } from '../../../lib/casting/deal-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { CheckBadges } from '../check-badges.tsx';
import { DealPersonName } from './deal-person-name.tsx';
import type { DealRow } from './deal-rows.ts';
import { HoldBadge } from './hold-badge.tsx';

type Props = { rows: readonly DealRow[]; hold: string };

/** Everyone in a row, where there is room for it. */
export function DealsTable({ rows, hold }: Props) {
  return (
    <Table caption="Dates and deals">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Availability</th>
          <th scope="col">{capitalised(hold)}</th>
          <th scope="col">Offer</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.talentProfileId}>
            <th scope="row" className="font-normal">
              <DealPersonName row={row} />
            </th>
            <td>{row.check === undefined ? <None /> : <CheckBadges check={row.check} />}</td>
            <td>{row.hold === undefined ? <None /> : <HoldBadge held={row.hold} hold={hold} />}</td>
            <td>
              {row.offer === undefined ? (
                <None />
              ) : (
                <Badge tone={row.offer.tone}>{row.offer.word}</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function None() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
  );
}
