import { lazy, Suspense } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import { BellButton } from './bell-button.tsx';

const BellPopover = lazy(async () => ({
  default: (await import('./bell-popover.tsx')).BellPopover,
}));

export function NotificationBell() {
  const { isDue, isAskedFor, ask } = useLatePart();
  const button = <BellButton onPointerDown={ask} onClick={ask} />;
  if (!isDue) return button;
  return (
    <Suspense fallback={button}>
      <BellPopover isOpenAtFirst={isAskedFor} />
    </Suspense>
  );
}
