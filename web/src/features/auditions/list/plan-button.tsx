import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Schemas and fields come when someone wants to plan. */
const PlanSheet = lazy(async () => ({
  default: (await import('../form/plan-sheet.tsx')).PlanSheet,
}));

type Props = { productionId: string; roleId: string | undefined };

export function PlanButton({ productionId, roleId }: Props) {
  const [isPlanning, setIsPlanning] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setIsPlanning(true)}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        Plan an audition
      </Button>
      {isPlanning && (
        <Suspense>
          <PlanSheet
            productionId={productionId}
            roleId={roleId}
            onClose={() => setIsPlanning(false)}
          />
        </Suspense>
      )}
    </>
  );
}
