import { lazy } from 'react';

/** Its code comes when someone asks for it. */
export const AddToShortlistDialog = lazy(async () => ({
  default: (await import('./add-to-shortlist-dialog.tsx')).AddToShortlistDialog,
}));
