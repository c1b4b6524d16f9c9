import { PLAN_TABLE, type PlanLine } from '@callboard/contract/plan-table';
import type { Offer } from '@callboard/contract/plans';
import { Check, Minus } from 'lucide-react';
import { Table } from '../../../ui/table.tsx';

type Props = { offer: Offer; caption?: string };

/** Free beside Pro, line by line. */
export function PlanTable({ offer, caption = 'What each plan includes' }: Props) {
  return (
    <Table
      caption={caption}
      className="[&_tbody_th]:whitespace-normal [&_tbody_th]:py-2 [&_tbody_th]:font-normal [&_tbody_th]:text-14 [&_tbody_th]:text-ink"
    >
      <thead>
        <tr>
          <th scope="col" className="w-full">
            What you get
          </th>
          <th scope="col">Free</th>
          <th scope="col">Pro</th>
        </tr>
      </thead>
      <tbody>
        <Line name="All that is always free" free pro />
        {PLAN_TABLE[offer].map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ name, free, pro }: PlanLine) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="min-w-18 lg:min-w-28">
        <Holds what={free} />
      </td>
      <td className="min-w-18 font-medium lg:min-w-28">
        <Holds what={pro} />
      </td>
    </tr>
  );
}

/** A sign alone would say nothing to those who listen. */
function Holds({ what }: { what: string | boolean }) {
  if (typeof what === 'string')
    return <span className="whitespace-nowrap tabular-nums">{what}</span>;
  const Sign = what ? Check : Minus;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Sign
        aria-hidden="true"
        className={`size-4 shrink-0 ${what ? 'text-success' : 'text-muted'}`}
      />
      {what ? 'Yes' : <span className="text-muted">No</span>}
    </span>
  );
}
