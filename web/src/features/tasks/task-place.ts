/** Where a task's link leads, in the parts that the router wants to know one by one. */
export function taskPlace(link: string) {
  const { pathname, searchParams } = new URL(link, window.location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
