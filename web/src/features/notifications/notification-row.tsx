import type { Notification } from '@callboard/contract/notifications';
import { TEXTS } from '@callboard/contract/texts';
import { useNavigate } from '@tanstack/react-router';
import { relativeDate } from '../../lib/relative-date.ts';
import { classes } from '../../ui/classes.ts';
import { useMarkRead } from './api.ts';

type Props = { notification: Notification; onChoose: () => void };

export function NotificationRow({ notification, onChoose }: Props) {
  const { id, title, content, status, link, created_at } = notification;
  const navigate = useNavigate();
  const markRead = useMarkRead();
  const isUnread = status === 'unread';
  const choose = () => {
    if (isUnread) markRead.mutate(id);
    if (!isInside(link)) return;
    onChoose();
    void navigate({ href: link });
  };
  return (
    <button
      type="button"
      onClick={choose}
      className="-outline-offset-2 grid w-full grid-cols-[8px_minmax(0,1fr)] gap-x-3 px-4 py-3 text-left transition-colors hover:bg-fill"
    >
      <span
        aria-hidden="true"
        className={classes('mt-1.5 size-2 rounded-full', isUnread && 'bg-accent')}
      />
      <span className="grid gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className={classes('text-13', isUnread ? 'font-semibold' : 'font-medium')}>
            {title}
          </span>
          <span className="shrink-0 text-12 text-muted">
            {relativeDate(created_at) ?? TEXTS.notifications.unknownDate}
          </span>
        </span>
        <span className="line-clamp-2 text-13 text-muted">{content}</span>
        {isUnread && <span className="sr-only">Unread</span>}
      </span>
    </button>
  );
}

function isInside(link: string | null): link is string {
  return link !== null && /^\/(?![/\\])/.test(link);
}
