import { TEXTS } from '@callboard/contract/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { notificationsQuery } from './api.ts';
import { NotificationRow } from './notification-row.tsx';

export function NotificationList({ onChoose }: { onChoose: () => void }) {
  const { data, isPending, isError, refetch, ...more } = useInfiniteQuery(notificationsQuery);
  const notifications = data?.pages.flat() ?? [];
  if (isPending) return <Frame>{TEXTS.notifications.loading}</Frame>;
  if (isError) {
    return (
      <Frame>
        The notifications could not be fetched.
        <Button onClick={() => void refetch()}>Try again</Button>
      </Frame>
    );
  }
  if (notifications.length === 0) return <Frame>{TEXTS.notifications.empty}</Frame>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls has to be reachable
    <ul tabIndex={0} aria-label="Notifications" className="h-[350px] overflow-y-auto">
      {notifications.map((notification) => (
        <li key={notification.id} className="border-line border-b last:border-b-0">
          <NotificationRow notification={notification} onChoose={onChoose} />
        </li>
      ))}
      {more.hasNextPage && (
        <li className="grid p-2">
          <Button
            look="quiet"
            disabled={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            Show older
          </Button>
        </li>
      )}
    </ul>
  );
}

/** As high as the list, so that nothing jumps when it comes. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="grid h-[350px] place-content-center justify-items-center gap-3 text-13 text-muted"
    >
      {children}
    </div>
  );
}
