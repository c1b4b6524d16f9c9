import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { StatusBoard } from './columns/status-board.tsx';
import type { CompareDialog } from './compare/compare-dialog.tsx';
import type { OutsideForm } from './outside/outside-form.tsx';
import type { TraySheet } from './tray/tray-sheet.tsx';

/** What not everyone opens, and what drags and checks forms, comes after the faces. */
const fetchColumns = async () => (await import('./columns/status-board.tsx')).StatusBoard;
const fetchCompare = async () => (await import('./compare/compare-dialog.tsx')).CompareDialog;
const fetchOutside = async () => (await import('./outside/outside-form.tsx')).OutsideForm;
const fetchTray = async () => (await import('./tray/tray-sheet.tsx')).TraySheet;

const Columns = lazy(async () => ({ default: await fetchColumns() }));
const Compare = lazy(async () => ({ default: await fetchCompare() }));
const Outside = lazy(async () => ({ default: await fetchOutside() }));
const Tray = lazy(async () => ({ default: await fetchTray() }));

/** All of it, one after the other, so that it is there should the network go and nothing stutters. */
export async function fetchLateParts(): Promise<void> {
  for (const fetch of [fetchColumns, fetchTray, fetchCompare, fetchOutside]) await fetch();
}

export function LateStatusBoard(props: ComponentProps<typeof StatusBoard>) {
  return (
    <Suspense fallback={<Skeleton className="h-[60dvh] w-full rounded-card" />}>
      <Columns {...props} />
    </Suspense>
  );
}

export function LateCompareDialog(props: ComponentProps<typeof CompareDialog>) {
  return (
    <Suspense>
      <Compare {...props} />
    </Suspense>
  );
}

export function LateOutsideForm(props: ComponentProps<typeof OutsideForm>) {
  return (
    <Suspense>
      <Outside {...props} />
    </Suspense>
  );
}

export function LateTraySheet(props: ComponentProps<typeof TraySheet>) {
  return (
    <Suspense>
      <Tray {...props} />
    </Suspense>
  );
}
