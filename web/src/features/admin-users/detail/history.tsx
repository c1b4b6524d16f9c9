import type { OpenedUser } from '@callboard/contract/admin-users';
import { Card } from '../../../ui/card.tsx';
import { PlaceLink } from './place-link.tsx';

/** What they did here, and what was said and decided about them. */
export function History({ user }: { user: OpenedUser }) {
  const figures = [
    ...user.figures,
    { label: 'Reports made', count: user.reportsMade },
    { label: 'Open cases against', count: user.openCasesAgainst },
    { label: 'Warnings', count: user.warnings },
    { label: 'Suspensions', count: user.suspensions },
  ];
  return (
    <Card
      title="History"
      aside={
        user.openCasesAgainst > 0 && (
          <span className="text-13">
            <PlaceLink href={`/admin/reports?againstUserId=${user.id}`}>Open the reports</PlaceLink>
          </span>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="font-semibold text-16 tabular-nums">{count.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
