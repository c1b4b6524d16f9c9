import { lazy } from 'react';

const loadShell = async () => ({ default: (await import('./shell.tsx')).Shell });

/** Not in the first load: whoever only signs in needs neither menus nor their icons. */
export const Shell = lazy(loadShell);

/** A failure shows when the shell itself is drawn. */
export function preloadShell(): void {
  loadShell().catch(() => {});
}
