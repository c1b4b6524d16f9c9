import { Card } from '../../ui/card.tsx';
import type { Fact } from './facts.ts';

type Props = {
  /** For those who listen: the facts speak for themselves. */
  title: string;
  facts: readonly Fact[];
};

export function FactsCard({ title, facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <Card>
      <h2 className="sr-only">{title}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="wrap-anywhere font-medium text-14">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
