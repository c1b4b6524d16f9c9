import { UsersRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** `onClear` where filters leave nobody. */
export function NobodyFound({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={UsersRound}
      title={onClear ? 'Nobody matches' : 'Nobody has an account yet'}
      text={
        onClear
          ? 'Try fewer letters of the name or a part of the address, or take a filter away.'
          : 'People show up here as soon as they register.'
      }
      action={onClear && <Button onClick={onClear}>Clear search and filters</Button>}
    />
  );
}
