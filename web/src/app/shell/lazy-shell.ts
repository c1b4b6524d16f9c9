import { lazyRouteComponent } from '@tanstack/react-router';

/** Not in the first load: whoever only signs in needs neither menus nor their icons. */
export const Shell = lazyRouteComponent(() => import('./shell.tsx'), 'Shell');
