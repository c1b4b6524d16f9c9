import { lazy } from 'react';

/** Parts of pages that open without them. */
export const PapersCard = lazy(async () => ({
  default: (await import('./papers-card.tsx')).PapersCard,
}));
