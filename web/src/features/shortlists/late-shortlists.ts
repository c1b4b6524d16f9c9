import { lazy } from 'react';

/** Come when somebody looks at lists: most come for the applicants. */
export const LateShortlists = lazy(async () => ({
  default: (await import('./shortlists.tsx')).Shortlists,
}));
