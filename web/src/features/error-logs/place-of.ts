/** The page of ours that an address is of; other addresses stay whole. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return url === '' ? 'Unknown page' : url;
  const { origin, pathname, search } = new URL(url);
  return origin === window.location.origin ? pathname + search : url.replace(/^https?:\/\//, '');
}
