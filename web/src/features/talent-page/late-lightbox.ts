import { lazy } from 'react';

/** Its code comes with the first photo that someone opens. */
export const LateLightbox = lazy(async () => ({
  default: (await import('../../ui/lightbox.tsx')).Lightbox,
}));
