import type { Message } from '@callboard/contract/messages';
import { memo } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { Bubble } from './bubble.tsx';
import { exactTime, timeWord } from './day-words.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import { FailedNote } from './failed-note.tsx';
import type { Row } from './rows.ts';

type Props = {
  row: Row;
  /** Somebody of the other side has read it. */
  isRead: boolean;
  /** What a search led to. */
  isHit: boolean;
};

/** One message in its place: the day above it, who says it, and where it is. */
export const MessageRow = memo(function MessageRow({ row, isRead, isHit }: Props) {
  const { message, unsent, isOwn, day, isFirstNew, startsGroup, endsGroup } = row;
  return (
    <div className={classes('group/row px-4 lg:px-5', startsGroup ? 'pt-3' : 'pt-1')}>
      {day !== undefined && <DayLine day={day} />}
      {isFirstNew && <NewLine />}
      <div className={classes('flex items-end gap-2.5', isOwn && 'justify-end')}>
        {!isOwn && <Face message={message} isShown={endsGroup} />}
        <div
          className={classes(
            'grid min-w-0 max-w-[85%] gap-1 lg:max-w-[75%]',
            isOwn ? 'justify-items-end' : 'justify-items-start',
          )}
        >
          {startsGroup && message !== undefined && <Speaker message={message} isOwn={isOwn} />}
          <Bubble row={row} isHit={isHit} />
          {endsGroup && unsent?.status !== 'failed' && (
            <p className="flex items-center gap-1.5 text-12 text-muted tabular-nums">
              <Time instant={message?.sentAt ?? unsent?.writtenAt ?? ''} />
              {isOwn && message?.deletedAt == null && (
                <DeliveryMark message={message} isRead={isRead} />
              )}
            </p>
          )}
          {unsent?.status === 'failed' && <FailedNote unsent={unsent} />}
        </div>
      </div>
    </div>
  );
});

function Time({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {timeWord(instant)}
    </time>
  );
}

function Face({ message, isShown }: { message: Message | undefined; isShown: boolean }) {
  if (!isShown || message === undefined) return <span className="w-8 shrink-0" />;
  const { name, photoUrl } = message.author;
  return <Avatar size="sm" src={photoUrl} userName={name} />;
}

/** By name where it is somebody else, and for whom they write. */
function Speaker({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { author, onBehalfOf, isFromStaff } = message;
  if (isOwn && onBehalfOf === null) return null;
  return (
    <p className="flex min-w-0 max-w-full flex-wrap items-center gap-x-1.5 text-12 text-muted">
      <span className="wrap-anywhere font-semibold text-ink">{isOwn ? 'You' : author.name}</span>
      {onBehalfOf !== null && <span>for {onBehalfOf.name}</span>}
      {isFromStaff && !isOwn && (
        <Badge tone="info" className="h-5 px-2">
          Callboard staff
        </Badge>
      )}
    </p>
  );
}

function DayLine({ day }: { day: string }) {
  return (
    <div className="flex items-center gap-3 py-3 text-12 text-muted">
      <span className="h-px flex-1 bg-line" />
      <h3 className="font-medium">{day}</h3>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

function NewLine() {
  return (
    <div className="flex items-center gap-3 py-2 text-12">
      <span className="h-px flex-1 bg-accent" />
      <span className="rounded-full bg-accent px-2 font-semibold text-on-accent">New</span>
      <span className="h-px flex-1 bg-accent" />
    </div>
  );
}
