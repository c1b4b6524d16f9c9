import { lazy } from 'react';

/** Comes when somebody looks at auditions: most come for the faces. */
export const LateSessions = lazy(async () => ({
  default: (await import('./list/session-list.tsx')).SessionList,
}));
