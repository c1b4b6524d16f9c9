import { CircleCheckBig } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoTasks() {
  const { role } = useCurrentUser();
  return (
    <EmptyState
      icon={CircleCheckBig}
      title="Nothing waits for you"
      text={
        role === 'admin'
          ? 'Calls to review, verifications and reports appear here by themselves.'
          : 'New applications, calls about to close, unsent answers and messages appear here by themselves.'
      }
    />
  );
}
