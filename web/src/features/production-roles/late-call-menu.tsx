import { type ComponentProps, lazy, Suspense } from 'react';
import type { CallMenu as CallMenuNow } from './calls/call-menu.tsx';

const CallMenu = lazy(async () => ({
  default: (await import('./calls/call-menu.tsx')).CallMenu,
}));

/** Its code comes after the page; until then its button does nothing yet. */
export function LateCallMenu(props: ComponentProps<typeof CallMenuNow>) {
  return (
    <Suspense fallback={props.children}>
      <CallMenu {...props} />
    </Suspense>
  );
}
