import type { Conversation } from '@callboard/contract/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { conversationQuery } from '../calls.ts';
import { Faces } from '../people/faces.tsx';
import { facesOf, namesOf } from '../people/people-words.ts';
import { previewOf, whenWords } from './row-words.ts';

type Props = {
  conversation: Conversation;
  userId: string;
  /** Of those shown, from 0. */
  place: number;
  isOpen: boolean;
};

/** One conversation. Drawn anew only when something of it changes. */
export const ConversationRow = memo(function Row(props: Props) {
  const { conversation, userId, place, isOpen } = props;
  const { id, subject, lastMessage, unread, abilities } = conversation;
  const queries = useQueryClient();
  const faces = facesOf(conversation);
  const preview = previewOf(conversation, userId);
  const about = subject?.title;
  const isUnread = unread > 0;

  /** What the list knows shows at once, and is asked for anew. */
  function open() {
    const { queryKey } = conversationQuery(id);
    if (queries.getQueryData(queryKey) !== undefined) return;
    queries.setQueryData(queryKey, conversation, { updatedAt: 1 });
  }

  return (
    <li aria-posinset={place + 1} aria-setsize={-1}>
      <Link
        to="/messaging/$conversationId"
        params={{ conversationId: id }}
        search={(before) => ({ ...before, at: undefined })}
        resetScroll={false}
        data-row
        aria-current={isOpen || undefined}
        onClick={open}
        className={classes(
          'flex items-center gap-3 px-4 outline-none transition-colors focus-visible:outline-2 focus-visible:outline-ink focus-visible:-outline-offset-2',
          heightOf(conversation) === HIGH ? 'h-[66px]' : 'h-[58px]',
          isOpen ? 'bg-sunk' : 'hover:bg-sunk/60',
        )}
      >
        <Faces people={faces} />
        <span className="grid min-w-0 flex-1">
          <span className="flex min-w-0 items-baseline gap-2">
            <span
              dir="auto"
              className={classes(
                'min-w-0 flex-1 truncate text-14 leading-[18px]',
                isUnread ? 'font-semibold' : 'font-medium',
              )}
            >
              {namesOf(faces)}
            </span>
            {lastMessage !== null && (
              <time dateTime={lastMessage.sentAt} className="shrink-0 text-12 text-muted">
                {whenWords(lastMessage.sentAt, new Date())}
              </time>
            )}
          </span>
          {heightOf(conversation) === HIGH && (
            <span className="flex min-w-0 gap-1 text-12 text-muted leading-4">
              {about !== undefined && <span className="truncate">{about}</span>}
              {abilities.writesFor !== null && (
                <span className="max-w-[60%] shrink-0 truncate">
                  {about !== undefined && '· '}for{' '}
                  <span className="font-medium text-ink">{abilities.writesFor.name}</span>
                </span>
              )}
            </span>
          )}
          <span className="flex min-w-0 items-center gap-2">
            <span
              className={classes(
                'min-w-0 flex-1 truncate text-13 leading-[18px]',
                isUnread ? 'font-medium text-ink' : 'text-muted',
              )}
            >
              {preview?.who !== undefined && `${preview.who}: `}
              {preview?.isQuoted ? <bdi>{preview.said}</bdi> : <em>{preview?.said}</em>}
            </span>
            <CountBadge count={unread} label="unread" tone="accent" />
          </span>
        </span>
      </Link>
    </li>
  );
});

const HIGH = 66;
const LOW = 58;

/** In pixels: those that are about something, or for somebody, have a line more. */
export function heightOf({ subject, abilities }: Conversation): number {
  return subject === null && abilities.writesFor === null ? LOW : HIGH;
}
