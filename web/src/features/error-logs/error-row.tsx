import type { ErrorGroup } from '@callboard/contract/error-logs';
import { relativeDate } from '../../lib/relative-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { placeOf } from './place-of.ts';

/** One line of the list: what happened, where, how often and when last. */
export function ErrorRow({ error }: { error: ErrorGroup }) {
  const { message, url, count, lastSeenAt, resolvedAt, reopenedAt } = error;
  return (
    <>
      <span className="flex min-w-0 items-start justify-between gap-2">
        <span className="wrap-anywhere line-clamp-2 font-medium">{message || 'No message'}</span>
        <span
          className="shrink-0 rounded-full border border-line px-2 text-12 text-muted tabular-nums"
          title={timesInWords(count)}
        >
          {count.toLocaleString('en')}
          <span className="sr-only"> times</span>
        </span>
      </span>
      <span className="flex min-w-0 items-center justify-between gap-2 text-muted">
        <span className="truncate">{placeOf(url)}</span>
        <span className="flex shrink-0 items-center gap-2 text-12">
          {resolvedAt === null && reopenedAt !== null && <Badge tone="warn">Came back</Badge>}
          {relativeDate(lastSeenAt)}
        </span>
      </span>
    </>
  );
}

export const timesInWords = (count: number) =>
  count === 1 ? 'Once' : `${count.toLocaleString('en')} times`;
