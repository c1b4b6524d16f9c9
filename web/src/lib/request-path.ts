import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { STATIC_PATHS } from '@callboard/contract/static-paths';

const REFERENCE_HINT = `max-age=${CACHE_TIMES.referenceData.fresh / 1_000}`;

/** Portfolio calls whose answer is one object, so that `{}` is not an empty list. */
const PORTFOLIO_OBJECT = /^\/api\/business-portfolios\/[^/]+\/(?:user-role|counters)$/;

/**
 * Reference data may come from the browser's cache. Anything else is asked for anew: with a header
 * for caches that keep to the rules, and with a `t` that changes the address for those that do not.
 */
export function readingOf(path: string): { path: string; cacheControl: string } {
  if (STATIC_PATHS.includes(withoutQuery(path))) {
    return { path, cacheControl: REFERENCE_HINT };
  }
  const separator = path.includes('?') ? '&' : '?';
  return { path: `${path}${separator}t=${Date.now()}`, cacheControl: 'no-cache' };
}

/** On these paths `{}` is the server's way to say that there is nothing to list. */
export function isPortfolioList(path: string): boolean {
  const bare = withoutQuery(path);
  return bare.includes('portfolio') && !PORTFOLIO_OBJECT.test(bare);
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '');
}
