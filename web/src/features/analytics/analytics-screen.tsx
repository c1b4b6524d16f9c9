import type { AnalyticsPeriod, TalentAnalytics } from '@callboard/contract/analytics';
import { TEXTS } from '@callboard/contract/texts';
import { Download, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { type Counted, countedInWords } from './day-words.ts';
import { isNoAddress } from './no-address.ts';
import { PeriodChooser } from './period-chooser.tsx';

type Asked = {
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<Figures> = {
  title: string;
  /** The reader has several people's to tell apart. */
  isNamed?: boolean;
  /** Whose they are, to change that. */
  whose?: ReactNode;
  /** The way to others' figures. */
  ways?: ReactNode;
  /** The way back from an address that leads nowhere. */
  back?: ReactNode;
  period: AnalyticsPeriod;
  onPeriod: (period: AnalyticsPeriod) => void;
  /** Where the same is had as a file. */
  csv: string;
  asked: Asked;
  figures: Figures | undefined;
  /** Of which part of them, where it is not all. */
  note?: string | undefined;
  /** In place of all that where the plan does not include it. */
  locked: ReactNode;
  children: (figures: Figures) => ReactNode;
};

/** What the figures of one talent and of a roster have in common: period, export, and how they come. */
export function AnalyticsScreen<Figures extends Counted & Pick<TalentAnalytics, 'name'>>({
  title,
  isNamed = false,
  whose,
  ways,
  back,
  period,
  onPeriod,
  csv,
  asked,
  figures,
  note,
  locked,
  children,
}: Props<Figures>) {
  const { timeZone } = useCurrentUser();
  const isLocked = asked.error instanceof ApiError && asked.error.code === 'PRO_NEEDED';
  const isGone = isNoAddress(asked.error);
  // Nothing that these parts ask for is asked for in vain.
  const isOpen = figures !== undefined || (asked.error !== null && !isLocked);
  return (
    <div className="grid max-w-[1280px] grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={title}
        badge={
          <>
            <Badge>{TEXTS.sidebar.pro}</Badge>
            {isOpen && whose}
          </>
        }
        facts={
          figures && (
            <>
              {isNamed && (
                <>
                  <span className="font-medium text-ink">{figures.name}</span>
                  {note && `, ${note}`}
                  {' · '}
                </>
              )}
              {countedInWords(figures, timeZone)}
            </>
          )
        }
        actions={
          <>
            {isOpen && ways}
            {!isLocked && !isGone && (
              <>
                <PeriodChooser period={period} onPeriod={onPeriod} />
                <Button asChild>
                  <a href={csv} download>
                    <Download aria-hidden="true" className="size-4" />
                    Export CSV
                  </a>
                </Button>
              </>
            )}
          </>
        }
      />
      {isLocked && locked}
      {!isLocked && figures !== undefined && (
        <div
          aria-busy={asked.isPlaceholderData}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity aria-busy:opacity-60"
        >
          {children(figures)}
        </div>
      )}
      {figures === undefined && asked.error === null && <AnalyticsSkeleton />}
      {figures === undefined && isGone && (
        <Card>
          <EmptyState
            icon={UserRoundX}
            title="There are no figures here"
            text="This profile was removed, or is not yours to see the figures of."
            action={back}
          />
        </Card>
      )}
      {figures === undefined && asked.error !== null && !isLocked && !isGone && (
        <Card>
          <ErrorState
            title="The figures could not be loaded"
            text={asked.error.message}
            onRetry={() => void asked.refetch()}
            isRetrying={asked.isFetching}
          />
        </Card>
      )}
    </div>
  );
}
