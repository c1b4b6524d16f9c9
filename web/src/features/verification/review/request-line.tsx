import type { QueuedVerification } from '@callboard/contract/verification';
import { relativeDate } from '../../../lib/relative-date.ts';
import { KIND_WORDS, ROLE_WORDS } from '../words.ts';

/** One that waits: who, what for, since when. */
export function RequestLine({ request }: { request: QueuedVerification }) {
  const { person, kind, createdAt, decidedAt } = request;
  const at = decidedAt ?? createdAt;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="min-w-0 truncate font-medium">
          {person.name}
        </span>
        <time dateTime={at} className="shrink-0 text-12 text-muted">
          {relativeDate(at)}
        </time>
      </span>
      <span className="truncate text-muted">
        {KIND_WORDS[kind]} · {ROLE_WORDS[person.role]}
      </span>
    </>
  );
}
