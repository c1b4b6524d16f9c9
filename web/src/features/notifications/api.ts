import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { NOTIFICATION_CALLS } from '@callboard/contract/notification-calls';
import type {
  Notification,
  NotificationKind,
  notificationEndpoints,
} from '@callboard/contract/notifications';
import { TEXTS } from '@callboard/contract/texts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { log } from '../../lib/log.ts';
import { queryAt } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { NOTIFICATIONS_KEY } from './realtime.ts';

const PAGE_SIZE = 30;

export const unreadCountQuery = queryAt<typeof notificationEndpoints.count>(
  NOTIFICATION_CALLS.count,
  {},
  CACHE_TIMES.notificationCount,
);

export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...NOTIFICATIONS_KEY, { pages: true }],
  queryFn: ({ pageParam: before, signal }) =>
    callAt<typeof notificationEndpoints.list>(
      NOTIFICATION_CALLS.list,
      { query: { before, limit: PAGE_SIZE } },
      { signal },
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
  staleTime: CACHE_TIMES.default.fresh,
  gcTime: CACHE_TIMES.default.kept,
});

/** Shown as read at once; failing is no reason to keep anyone from following the link. */
export function useMarkRead() {
  const { show, refresh } = useShownNotifications();
  return useMutation({
    mutationFn: (id: string) =>
      callAt<typeof notificationEndpoints.read>(NOTIFICATION_CALLS.read, { params: { id } }),
    onMutate: (id) => show((one) => one.id === id),
    onError: (error) => log.error('A notification could not be marked as read.', error),
    onSettled: refresh,
  });
}

export function useMarkAllRead() {
  const { show, refresh } = useShownNotifications();
  return useMutation({
    mutationFn: () => callAt<typeof notificationEndpoints.readAll>(NOTIFICATION_CALLS.readAll, {}),
    onMutate: () => show(() => true),
    onSuccess: () => toast(TEXTS.notifications.marked),
    onError: () => toast({ ...TEXTS.notifications.markFailed, variant: 'destructive' }),
    onSettled: refresh,
  });
}

export const mailChoicesQuery = queryAt<typeof notificationEndpoints.mailChoices>(
  NOTIFICATION_CALLS.mailChoices,
  {},
);

/** Shown as chosen at once, and taken back with a word when it could not be kept. */
export function useChooseMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mailed: NotificationKind[]) =>
      callAt<typeof notificationEndpoints.chooseMail>(NOTIFICATION_CALLS.chooseMail, {
        body: { mailed },
      }),
    // One after the other: the last choice is the one that counts.
    scope: { id: NOTIFICATION_CALLS.chooseMail.path },
    onMutate: (mailed) => queries.setQueryData(mailChoicesQuery.queryKey, { mailed }),
    onError: ({ message }) => {
      toast({ title: 'Not saved', description: message, variant: 'destructive' });
      return queries.invalidateQueries({ queryKey: mailChoicesQuery.queryKey });
    },
  });
}

/** What the bell and its list show of notifications, ahead of the server's word. */
function useShownNotifications() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  const show = async (isRead: (one: Notification) => boolean) => {
    // An answer that is on its way knows nothing of this yet.
    await queries.cancelQueries({ queryKey: NOTIFICATIONS_KEY });
    queries.setQueryData(notificationsQuery.queryKey, (known) => asRead(known, isRead));
  };
  return { show, refresh };
}

function asRead<Page>(
  known: InfiniteData<Notification[], Page> | undefined,
  isRead: (one: Notification) => boolean,
) {
  if (known === undefined) return undefined;
  const pages = known.pages.map((page) =>
    page.map((one) => (isRead(one) ? { ...one, status: 'read' as const } : one)),
  );
  return { ...known, pages };
}
