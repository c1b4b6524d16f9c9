import type { QueryClient } from '@tanstack/react-query';

/** Everything that shows an invitation, read under these keys or below them. */
const ABOUT_INVITATIONS = [['/api/auditions', 'invitations'], ['/api/audition-invitations']];

/** The same of what else was asked. */
const ABOUT_DEALS = [
  ['/api/availability-checks'],
  ['/api/holds'],
  ['/api/offers'],
  ['/api/background-bookings'],
];

/** An application says what is next: an audition, an offer. */
const ABOUT_APPLICATIONS = ['/api/applications'];

export function refreshInvitations(queries: QueryClient): Promise<unknown> {
  return refresh(queries, [...ABOUT_INVITATIONS, ABOUT_APPLICATIONS]);
}

export function refreshDeals(queries: QueryClient): Promise<unknown> {
  return refresh(queries, [...ABOUT_DEALS, ABOUT_APPLICATIONS]);
}

function refresh(queries: QueryClient, keys: readonly (readonly string[])[]): Promise<unknown> {
  return Promise.all([
    ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
    // The menu counts what waits in a whole portfolio.
    queries.invalidateQueries({
      predicate: ({ queryKey: [first, , third] }) =>
        first === '/api/business-portfolios' && third === 'counters',
    }),
  ]);
}
