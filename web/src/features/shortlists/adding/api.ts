import { lazy } from 'react';

/** Its code comes when someone asks for it. */
export const LateAddToShortlist = lazy(async () => ({
  default: (await import('./add-to-shortlist-dialog.tsx')).AddToShortlistDialog,
}));
