import type { ReportCase } from '@callboard/contract/report-review';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SHORT_REASONS, SUBJECT_WORDS } from '../words.ts';

/** A case in the list: what it is, how much it presses, since when. */
export function CaseLine({ item }: { item: ReportCase }) {
  const { subject, reason, reports, concernsMinor, title, against, firstReportedAt } = item;
  return (
    <>
      <span className="flex min-w-0 items-baseline justify-between gap-2">
        <span dir="auto" className="min-w-0 truncate font-medium text-14">
          {title}
        </span>
        <span className="shrink-0 text-12 text-muted">{relativeDate(firstReportedAt)}</span>
      </span>
      <span className="truncate text-muted">
        {SUBJECT_WORDS[subject]}
        {subject !== 'user' && against !== null && ` · ${against.name}`}
      </span>
      <span className="mt-1 flex flex-wrap gap-1.5">
        <Badge tone={concernsMinor ? 'danger' : 'outline'}>{SHORT_REASONS[reason]}</Badge>
        {concernsMinor && reason !== 'minors_safety' && <Badge tone="danger">Minor involved</Badge>}
        {reports > 1 && <Badge>{reports} reports</Badge>}
      </span>
    </>
  );
}
