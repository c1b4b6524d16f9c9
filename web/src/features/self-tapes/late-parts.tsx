import { type ComponentProps, lazy, Suspense } from 'react';

/** Cameras and films come when somebody opens them. */
const LateSheet = lazy(async () => ({
  default: (await import('./sheet/tape-sheet.tsx')).TapeSheet,
}));
const LateTakes = lazy(async () => ({
  default: (await import('./watching/takes-dialog.tsx')).TakesDialog,
}));

/** What is asked for, and the takes: recorded here or chosen, put in order and sent. */
export function TapeSheet(props: ComponentProps<typeof LateSheet>) {
  return (
    <Suspense>
      <LateSheet {...props} />
    </Suspense>
  );
}

/** The takes that someone sent, for the team. */
export function TakesDialog(props: ComponentProps<typeof LateTakes>) {
  return (
    <Suspense>
      <LateTakes {...props} />
    </Suspense>
  );
}
