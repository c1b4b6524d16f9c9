import { type ComponentProps, lazy, useState } from 'react';

type ShellComponent = typeof import('./shell.tsx')['Shell'];

let loaded: ShellComponent | undefined;

/** Not in the first load: whoever only signs in needs neither menus nor their icons. */
export async function loadShell(): Promise<ShellComponent> {
  loaded = (await import('./shell.tsx')).Shell;
  return loaded;
}

const LateShell = lazy(async () => ({ default: await loadShell() }));

/** Drawn at once where it was loaded ahead; React's `lazy` alone would suspend even then. */
export function Shell(props: ComponentProps<ShellComponent>) {
  const [Component] = useState(() => loaded ?? LateShell);
  return <Component {...props} />;
}
