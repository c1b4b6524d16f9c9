import { Flag } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** `onClear` where filters leave nothing. */
export function NothingHere({
  isOpen,
  onClear,
}: {
  isOpen: boolean;
  onClear?: (() => void) | undefined;
}) {
  if (onClear) {
    return (
      <EmptyState
        icon={Flag}
        title="No case matches"
        text="Take a filter away, or look at the other tabs."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={Flag}
      title={isOpen ? 'Nothing is reported' : 'Nothing decided like this'}
      text={
        isOpen
          ? 'What people report appears here, a child’s safety first. Appeals have their own tab.'
          : 'Decided cases appear here, the newest first.'
      }
    />
  );
}
