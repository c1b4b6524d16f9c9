import type { ImportLine } from '@callboard/contract/roster';
import { useState } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { Table } from '../../../ui/table.tsx';

type Props = { lines: readonly ImportLine[]; wrong: readonly ImportLine[] };

/** Every line with what is wrong in which column; those first that need somebody. */
export function LineTable({ lines, wrong }: Props) {
  const [shown, setShown] = useState<'wrong' | 'all'>('wrong');
  const isPart = wrong.length > 0 && wrong.length < lines.length;
  const rows = wrong.length > 0 && shown === 'wrong' ? wrong : lines;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isPart && (
        <div>
          <Segmented
            label="Lines"
            options={[
              { value: 'wrong', label: `To mend (${wrong.length})` },
              { value: 'all', label: `All (${lines.length})` },
            ]}
            value={shown}
            onValueChange={setShown}
          />
        </div>
      )}
      <div className="max-h-[40vh] overflow-y-auto">
        <Table caption="Lines of the file">
          <thead>
            <tr>
              <th scope="col" className="text-right">
                Line
              </th>
              <th scope="col">Talent</th>
              <th scope="col">{wrong.length > 0 ? 'What to mend' : 'Link goes to'}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line} className="align-top">
                <td className="w-0 text-right text-muted">{row.line}</td>
                <td className="wrap-anywhere min-w-20 font-medium">{row.name || 'No name'}</td>
                <td className="wrap-anywhere min-w-40">
                  {wrong.length > 0 ? <Problems {...row} /> : (row.email ?? <Nobody />)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function Problems({ problems }: ImportLine) {
  const entries = Object.entries(problems);
  if (entries.length === 0) return <span className="text-muted">Nothing</span>;
  return (
    <ul className="grid gap-1">
      {entries.map(([column, problem]) => (
        <li key={column}>
          <b className="font-medium">{column}:</b> <span className="text-danger">{problem}</span>
        </li>
      ))}
    </ul>
  );
}

const Nobody = () => <span className="text-muted">Nobody yet</span>;
