import { lazy, Suspense } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import { useSelection } from './selection-context.ts';
import { WorkingAsButton } from './working-as-button.tsx';

const loadPopover = () => import('./working-as-popover.tsx');
const WorkingAsPopover = lazy(async () => ({ default: (await loadPopover()).WorkingAsPopover }));

/** Whom an agent acts as, above the menu. Without a portfolio there is nobody to choose from. */
export function WorkingAs() {
  const { portfolio } = useSelection();
  const { isAskedFor, ask, approach } = useLatePart(loadPopover);
  if (portfolio === null) return null;
  const button = <WorkingAsButton onPointerEnter={approach} onClick={ask} />;
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <WorkingAsPopover portfolioId={portfolio.id} />
    </Suspense>
  );
}
