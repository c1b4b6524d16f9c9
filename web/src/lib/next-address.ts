const HOME = '/';
/** Going there after signing in would be going in circles. */
const DOORS = ['/login', '/register'];

/**
 * Where to go after signing in: the address in `?next=`, if it is one of ours. Anything that could
 * lead elsewhere (`//other.example`, `https:…`, `javascript:…`) becomes the start page.
 */
export function nextAddress(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return HOME;
  const { origin } = window.location;
  const url = URL.parse(next, origin);
  if (url === null || url.origin !== origin || DOORS.includes(url.pathname)) return HOME;
  // `/.//other.example` is ours until someone reads its path as an address again.
  if (url.pathname.startsWith('//')) return HOME;
  return url.pathname + url.search + url.hash;
}
