import { lazy } from 'react';

/** Comes with admins: everybody else looks as who they are. */
export const LateAsWhom = lazy(async () => ({ default: (await import('./as-whom.tsx')).AsWhom }));

export const LateTalentFinder = lazy(async () => ({
  default: (await import('./talent-finder.tsx')).TalentFinder,
}));
