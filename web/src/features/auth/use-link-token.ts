import { useLocation } from '@tanstack/react-router';

/** The token of the mailed link that led here, or an empty text. */
export function useLinkToken(): string {
  const search: Record<string, unknown> = useLocation({ select: (location) => location.search });
  return typeof search.token === 'string' ? search.token : '';
}
