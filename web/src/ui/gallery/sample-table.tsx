import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Table } from '../table.tsx';
import { LONG_NAME } from './samples.ts';

const PEOPLE = [
  { name: 'Mara Okonjo-Lyle', city: 'Glasgow', status: 'Shortlisted', fits: 9, rate: 1150 },
  { name: 'Teodor Brasko', city: 'London', status: 'Viewed', fits: 8, rate: 980 },
  { name: LONG_NAME, city: 'Leeds', status: 'Audition', fits: 11, rate: 12_400 },
];

export function SampleTable() {
  return (
    <Table caption="Applications">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Based in</th>
          <th scope="col">Status</th>
          <th scope="col" className="text-right">
            Fits
          </th>
          <th scope="col" className="text-right">
            Rate
          </th>
        </tr>
      </thead>
      <tbody>
        {PEOPLE.map(({ name, city, status, fits, rate }) => (
          <tr key={name}>
            <td>
              <span className="flex min-w-52 items-center gap-2.5 font-medium">
                <Avatar profileName={name} size="sm" />
                {name}
              </span>
            </td>
            <td className="text-muted">{city}</td>
            <td>
              <Badge>{status}</Badge>
            </td>
            <td className="text-right">{fits}</td>
            <td className="text-right">£{rate.toLocaleString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
