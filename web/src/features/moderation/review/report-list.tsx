import type { OpenedCase } from '@callboard/contract/report-review';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { SHORT_REASONS } from '../words.ts';

type Report = OpenedCase['items'][number];

/** Everything that was said about it, by whom and how often they were right before. */
export function ReportList({ items }: { items: readonly Report[] }) {
  const isOpen = items.some(({ status }) => status === 'open');
  return (
    <Card title={items.length === 1 ? 'The report' : `${items.length} reports`}>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="grid gap-0.5 py-2.5 text-13 first:pt-0 last:pb-0">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="flex flex-wrap items-center gap-x-2">
                <span className="font-medium">{SHORT_REASONS[item.reason]}</span>
                {isOpen && item.status !== 'open' && <Badge>Decided before</Badge>}
              </span>
              <span className="text-12 text-muted">{relativeDate(item.createdAt)}</span>
            </span>
            {item.note !== null && (
              <span dir="auto" className="wrap-anywhere whitespace-pre-line">
                {item.note}
              </span>
            )}
            <span className="wrap-anywhere text-muted">{saidBy(item)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function saidBy({ source, reporter, findings }: Report): string {
  if (source === 'platform') return `Noticed by Callboard: ${findings.join(', ')}`;
  if (reporter === null) return 'By an account that is gone';
  const { name, reportsMade, reportsActedOn } = reporter;
  return `${name} · ${reportsMade} made, ${reportsActedOn} acted on`;
}
