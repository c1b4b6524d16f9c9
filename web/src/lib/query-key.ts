import type { QueryKey } from '@tanstack/react-query';

const PATH_PARTS_MAX = 4;

/**
 * `/api/talent-profiles/7/portfolio-items` is `['/api/talent-profiles', '7', 'portfolio-items']`,
 * so that whoever invalidates the first one or two parts reaches all that lies below them.
 */
export function keyOfPath(path: string, query: Record<string, unknown> = {}): QueryKey {
  const segments = path.split('/').filter((segment) => segment !== '');
  const parts = [`/${segments.slice(0, 2).join('/')}`, ...segments.slice(2)];
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return asked.length === 0 ? parts : [...parts, Object.fromEntries(asked)];
}

/** The path a key reads by default: its strings, at most four; anything else only tells keys apart. */
export function pathOfKey(queryKey: QueryKey): string {
  const path = queryKey
    .filter((part) => typeof part === 'string' && part !== '')
    .slice(0, PATH_PARTS_MAX)
    .join('/');
  return path.startsWith('/') ? path : `/${path}`;
}
