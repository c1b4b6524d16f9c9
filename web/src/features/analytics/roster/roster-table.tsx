import type { RosterTalentFigures } from '@callboard/contract/analytics';
import { Table } from '../../../ui/table.tsx';
import { numberInWords } from '../metric-words.ts';
import { ComparedFigure } from './compared-figure.tsx';
import { COMPARED_COLUMNS } from './roster-columns.ts';
import { TalentName } from './talent-name.tsx';

type Props = { talents: readonly RosterTalentFigures[]; hasBefore: boolean };

export function RosterTable({ talents, hasBefore }: Props) {
  return (
    <Table
      caption="Figures of each talent"
      className="[&_tbody_th]:whitespace-normal [&_td]:whitespace-nowrap"
    >
      <thead>
        <tr>
          <th scope="col">Talent</th>
          {COMPARED_COLUMNS.map(([metric, title]) => (
            <th key={metric} scope="col" className="text-right">
              {title}
            </th>
          ))}
          <th scope="col" className="text-right">
            Booked
          </th>
        </tr>
      </thead>
      <tbody>
        {talents.map((talent) => (
          <tr key={talent.talentProfileId} className="relative">
            <th scope="row">
              <TalentName {...talent} />
            </th>
            {COMPARED_COLUMNS.map(([metric]) => (
              <td key={metric} className="text-right">
                <ComparedFigure {...talent[metric]} {...(!hasBefore && { before: null })} />
              </td>
            ))}
            <td className="text-right">{numberInWords(talent.booked)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
