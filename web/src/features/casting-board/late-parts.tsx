import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AskForDaysDialog } from '../background/api.ts';
import type { TeamPapers } from '../children/api.ts';
import type { AskProps, DealPart } from '../deals/api.ts';
import { AddToShortlistDialog } from '../shortlists/adding/api.ts';
import type { StatusBoard } from './columns/status-board.tsx';
import type { CompareDialog } from './compare/compare-dialog.tsx';
import type { OutsideForm } from './outside/outside-form.tsx';
import type { TraySheet } from './tray/tray-sheet.tsx';

/** What not everyone opens, and what drags and checks forms, comes after the faces. */
const fetchColumns = async () => (await import('./columns/status-board.tsx')).StatusBoard;
const fetchCompare = async () => (await import('./compare/compare-dialog.tsx')).CompareDialog;
const fetchOutside = async () => (await import('./outside/outside-form.tsx')).OutsideForm;
const fetchDeals = async () => import('../deals/api.ts');
const fetchTray = async () => (await import('./tray/tray-sheet.tsx')).TraySheet;

const Columns = lazy(async () => ({ default: await fetchColumns() }));
const Compare = lazy(async () => ({ default: await fetchCompare() }));
const Outside = lazy(async () => ({ default: await fetchOutside() }));
const Deal = lazy(async () => ({ default: (await fetchDeals()).DealPart }));
const Check = lazy(async () => ({ default: (await fetchDeals()).CheckDialog }));
const Hold = lazy(async () => ({ default: (await fetchDeals()).HoldDialog }));
const AskForDays = lazy(async () => ({
  default: (await import('../background/api.ts')).AskForDaysDialog,
}));
const Papers = lazy(async () => ({ default: (await import('../children/api.ts')).TeamPapers }));
const Tray = lazy(async () => ({ default: await fetchTray() }));

/** All of it, one after the other, so that it is there should the network go and nothing stutters. */
export async function fetchLateParts(): Promise<void> {
  for (const fetch of [fetchColumns, fetchTray, fetchDeals, fetchCompare, fetchOutside])
    await fetch();
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

export function LateAddToShortlist(props: ComponentProps<typeof AddToShortlistDialog>) {
  return (
    <Suspense>
      <AddToShortlistDialog {...props} />
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

export function LateDealPart(props: ComponentProps<typeof DealPart>) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-full" />}>
      <Deal {...props} />
    </Suspense>
  );
}

export function LateTeamPapers(props: ComponentProps<typeof TeamPapers>) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-full" />}>
      <Papers {...props} />
    </Suspense>
  );
}

/** What can be asked of many: whether they are free, to keep days, or for a day in the background. */
export type Question = 'check' | 'hold' | 'days';

type QuestionProps = AskProps & ComponentProps<typeof AskForDaysDialog> & { question: Question };

export function LateQuestion({ question, ...props }: QuestionProps) {
  return (
    <Suspense>
      {question === 'check' && <Check {...props} />}
      {question === 'hold' && <Hold {...props} />}
      {question === 'days' && <AskForDays {...props} />}
    </Suspense>
  );
}
