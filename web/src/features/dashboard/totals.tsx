import type { Dashboard } from '@callboard/contract/dashboard';

const LABELS: Record<keyof Dashboard['totals'], string> = {
  newApplications: 'New applications',
  openCalls: 'Open calls',
  unsentAnswers: 'Unsent answers',
  booked: 'Booked',
};

/** Four figures to begin the day with. */
export function Totals({ totals }: Pick<Dashboard, 'totals'>) {
  const names = Object.keys(LABELS) as (keyof Dashboard['totals'])[];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="grid bg-raised px-4 py-3">
          <dt className="text-13 text-muted">{LABELS[name]}</dt>
          <dd className="font-semibold text-20 tabular-nums">
            {totals[name].toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
