import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { talentAnalyticsQuery, talentCsv } from './api.ts';
import type { Editor } from './editor-link.tsx';
import { MetricTiles } from './metric-tiles.tsx';
import { MissingParts } from './missing-parts.tsx';
import { FunnelCard } from './parts/funnel-card.tsx';
import { MediaCard } from './parts/media-card.tsx';
import { MissedCard } from './parts/missed-card.tsx';
import { NothingPlotted } from './parts/nothing-plotted.tsx';
import { SearchesCard } from './parts/searches-card.tsx';
import { ViewersCard } from './parts/viewers-card.tsx';
import { PlotCard } from './plot/plot-card.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

type Screen = ComponentProps<typeof AnalyticsScreen>;
type Props = Pick<Screen, 'title' | 'isNamed' | 'whose' | 'ways' | 'back' | 'locked'> & {
  profileId: string;
  /** None for those who may only look. */
  editor?: Editor | undefined;
};

/** How a talent is found and how far they get. Keyed by whose it is: nobody sees another's for a moment. */
export function TalentFigures({ profileId, editor, ...screen }: Props) {
  const { period, choosePeriod, metric, chooseMetric } = useAnalyticsAddress();
  const asked = useQuery({
    ...talentAnalyticsQuery(profileId, period),
    placeholderData: keepPreviousData,
  });
  return (
    <AnalyticsScreen
      {...screen}
      period={period}
      onPeriod={choosePeriod}
      csv={talentCsv(profileId, period)}
      asked={asked}
      figures={asked.data}
    >
      {(figures) => (
        <>
          <MetricTiles figures={figures} metric={metric} onMetric={chooseMetric} />
          <PlotCard
            figures={figures}
            metric={metric}
            nothing={<NothingPlotted metric={metric} editor={editor} />}
          />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid min-w-0 gap-5">
              <FunnelCard figures={figures} />
              <SearchesCard figures={figures} editor={editor} />
            </div>
            <div className="grid min-w-0 gap-5">
              <ViewersCard figures={figures} editor={editor} />
              <MediaCard profileId={profileId} figures={figures} editor={editor} />
              <MissedCard figures={figures} editor={editor} />
              <MissingParts profileId={profileId} editor={editor} />
            </div>
          </div>
        </>
      )}
    </AnalyticsScreen>
  );
}
