import { lazy } from 'react';

/** Parts of pages that open without them. */
export const RepresentationSection = lazy(async () => ({
  default: (await import('./representation-section.tsx')).RepresentationSection,
}));

export const WaitingRequests = lazy(async () => ({
  default: (await import('./talent-side/waiting-requests.tsx')).WaitingRequests,
}));
