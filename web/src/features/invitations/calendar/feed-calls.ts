import { calendarFeedEndpoints } from '@callboard/contract/calendar-feed';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointQuery } from '../../../lib/query-client.ts';
import { toast } from '../../../ui/toast-store.ts';

export const feedQuery = endpointQuery(calendarFeedEndpoints.get, {});

const onError = ({ message }: Error) =>
  void toast({ title: 'Not changed', description: message, variant: 'destructive' });

/** The address comes this once: it is kept by whoever subscribes, not by us. */
export function useMakeFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calendarFeedEndpoints.make, {}),
    onSuccess: () => queries.setQueryData(feedQuery.queryKey, { isOn: true }),
    onError,
  });
}

export function useStopFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calendarFeedEndpoints.remove, {}),
    onSuccess: () => {
      queries.setQueryData(feedQuery.queryKey, { isOn: false });
      toast({
        title: 'The address was stopped',
        description: 'Calendars that used it get no more.',
      });
    },
    onError,
  });
}
