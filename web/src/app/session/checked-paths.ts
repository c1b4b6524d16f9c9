/** Whoever is about to sign in or to register is not asked who they are. */
const UNCHECKED_PATHS = ['/login', '/register'];

export function isSessionChecked(pathname: string): boolean {
  return !UNCHECKED_PATHS.includes(pathname.replace(/(?<=.)\/$/, ''));
}
