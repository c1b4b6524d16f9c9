import type { ReviewedMessage } from '@callboard/contract/message-review';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { messageQuery } from './case-queries.ts';

/** The reported message among those around it, with what was deleted and what was said before. */
export function MessageInContext({ messageId }: { messageId: string }) {
  const found = useQuery(messageQuery(messageId));
  const reported = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Within its box only: the page stays where it is.
    const item = found.data && reported.current;
    const box = item?.parentElement;
    if (item && box) box.scrollTop = item.offsetTop - box.clientHeight / 3;
  }, [found.data]);
  if (found.isPending) return <Skeleton className="h-40" />;
  if (found.isError) {
    return <ErrorState text={found.error.message} onRetry={() => void found.refetch()} />;
  }
  const { message, around } = found.data;
  const all = [message, ...around].toSorted((one, other) => one.sequence - other.sequence);
  return (
    <ol
      aria-label="The message and those around it"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard as well
      tabIndex={0}
      className="relative grid max-h-96 gap-1 overflow-y-auto"
    >
      {all.map((item) => {
        const isReported = item.id === message.id;
        return (
          <li
            key={item.id}
            ref={isReported ? reported : undefined}
            className={classes(
              'grid gap-0.5 rounded-control px-3 py-2 text-13',
              isReported && 'border border-danger bg-danger-soft',
            )}
          >
            <Words item={item} isReported={isReported} />
          </li>
        );
      })}
    </ol>
  );
}

function Words({ item, isReported }: { item: ReviewedMessage; isReported: boolean }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span dir="auto" className="wrap-anywhere font-medium">
          {item.author.name}
        </span>
        <time dateTime={item.sentAt} className="text-12 text-muted">
          {relativeDate(item.sentAt)}
        </time>
        {isReported && <Badge tone="outline">Reported</Badge>}
        {item.deletedAt !== null && <Badge tone="warn">Deleted</Badge>}
        {item.editedAt !== null && <Badge>Edited</Badge>}
      </span>
      <span dir="auto" className="wrap-anywhere whitespace-pre-line">
        {item.text === '' ? <em className="text-muted">No words</em> : item.text}
      </span>
      {item.attachments.map(({ id, fileName }) => (
        <span key={id} className="wrap-anywhere text-12 text-muted">
          Attached: {fileName ?? 'a file'}
        </span>
      ))}
      {item.earlierTexts.map(({ text, replacedAt }) => (
        <span key={replacedAt} className="wrap-anywhere text-12 text-muted">
          Before: <bdi>{text}</bdi>
        </span>
      ))}
    </>
  );
}
