import { type ComponentProps, lazy, Suspense } from 'react';
import type { Lightbox as LightboxNow } from './lightbox.tsx';

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));

/** Its code comes with the first photo that someone opens. */
export function LateLightbox(props: ComponentProps<typeof LightboxNow>) {
  return (
    <Suspense>
      <Lightbox {...props} />
    </Suspense>
  );
}
