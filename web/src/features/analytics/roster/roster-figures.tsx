import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import { portfolioAnalyticsQuery, portfolioCsv } from '../api.ts';
import { MetricTiles } from '../metric-tiles.tsx';
import { FunnelCard } from '../parts/funnel-card.tsx';
import { NothingPlotted } from '../parts/nothing-plotted.tsx';
import { PlotCard } from '../plot/plot-card.tsx';
import { useAnalyticsAddress } from '../use-analytics-address.ts';
import { RosterCard } from './roster-card.tsx';

type Screen = ComponentProps<typeof AnalyticsScreen>;
type Props = Pick<Screen, 'title' | 'isNamed' | 'whose' | 'ways' | 'locked'> & {
  portfolioId: string;
};

/** How a whole roster is found and how far it gets, and each of its talents. */
export function RosterFigures({ portfolioId, ...screen }: Props) {
  const { period, choosePeriod, metric, chooseMetric } = useAnalyticsAddress();
  const asked = useInfiniteQuery({
    ...portfolioAnalyticsQuery(portfolioId, period),
    placeholderData: keepPreviousData,
  });
  const talents = asked.data?.pages.flatMap((page) => page.talents) ?? [];
  return (
    <AnalyticsScreen
      {...screen}
      period={period}
      onPeriod={choosePeriod}
      csv={portfolioCsv(portfolioId, period)}
      asked={asked}
      figures={asked.data?.pages[0]}
      note={asked.data?.pages[0]?.isOfAssigned ? 'the talents you are assigned to' : undefined}
    >
      {(figures) => (
        <>
          <MetricTiles figures={figures} metric={metric} onMetric={chooseMetric} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
            <PlotCard
              figures={figures}
              metric={metric}
              nothing={<NothingPlotted metric={metric} editor={undefined} />}
            />
            <FunnelCard figures={figures} />
          </div>
          <RosterCard
            talents={talents}
            days={figures.period.days}
            hasBefore={figures.isBeforeCounted}
            isOfAssigned={figures.isOfAssigned}
            hasMore={asked.hasNextPage}
            isLoading={asked.isFetchingNextPage}
            onLoadMore={() => void asked.fetchNextPage()}
          />
        </>
      )}
    </AnalyticsScreen>
  );
}
