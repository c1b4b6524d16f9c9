import { CalendarRange } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { usePlannerScene } from './planner-context.ts';

/** Brings the schemas along. */
const RemakeDialog = lazy(async () => ({
  default: (await import('./remake-dialog.tsx')).RemakeDialog,
}));

/** All slots were removed, or there never were any. */
export function NoSlots() {
  const { session, mayPlan } = usePlannerScene();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        icon={CalendarRange}
        title="No times yet"
        text="Say from when to when and how long each takes, and the slots are made for you."
        action={
          mayPlan && (
            <Button look="primary" onClick={() => setIsMaking(true)}>
              Make the slots
            </Button>
          )
        }
      />
      {isMaking && (
        <Suspense>
          <RemakeDialog session={session} onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </div>
  );
}
