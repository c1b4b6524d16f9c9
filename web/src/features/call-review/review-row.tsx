import type { ReviewItem } from '@callboard/contract/call-review';
import { relativeDate } from '../../lib/relative-date.ts';
import { CautionBadges } from './caution-badges.tsx';

/** One line of the queue: what is asked for, by whom, since when, and what was noticed. */
export function ReviewRow({ call }: { call: ReviewItem }) {
  return (
    <>
      <span className="flex min-w-0 items-baseline justify-between gap-2">
        <span dir="auto" className="truncate font-medium">
          {call.roleTitle}
        </span>
        <span className="shrink-0 text-12 text-muted">{relativeDate(call.submittedAt)}</span>
      </span>
      <span className="truncate text-muted">
        <bdi>{call.productionTitle}</bdi> · <bdi>{call.companyName}</bdi>
      </span>
      <span className="truncate text-12 text-muted">{call.postedBy}</span>
      {call.cautions.length > 0 && (
        <span className="mt-1">
          <CautionBadges kinds={call.cautions} />
        </span>
      )}
    </>
  );
}
