import { lazy, Suspense } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import { BellButton } from './bell-button.tsx';

const loadPopover = () => import('./bell-popover.tsx');
const BellPopover = lazy(async () => ({ default: (await loadPopover()).BellPopover }));

export function NotificationBell() {
  const { isAskedFor, ask, approach } = useLatePart(loadPopover);
  const button = <BellButton onPointerEnter={approach} onClick={ask} />;
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <BellPopover />
    </Suspense>
  );
}
