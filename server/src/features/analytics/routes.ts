import { Readable } from 'node:stream';
import { analyticsEndpoints } from '@callboard/contract/analytics';
import { dayIn } from '../../platform/calendar.ts';
import { csvHeaders } from '../../platform/http/csv.ts';
import type { Routes } from '../../platform/http/route.ts';
import { getPortfolioAnalytics } from './of-portfolio/get-portfolio-analytics.ts';
import { writePortfolioCsv } from './of-portfolio/write-portfolio-csv.ts';
import { getTalentAnalytics } from './of-talent/get-talent-analytics.ts';
import { writeTalentCsv } from './of-talent/write-talent-csv.ts';
import { recordMediaPlay } from './recording/record-media-play.ts';

export const analyticsRoutes: Routes = (route) => {
  route(analyticsEndpoints.ofTalent, ({ platform, actor, params, query }) =>
    getTalentAnalytics(platform, actor, { talentProfileId: params.id, ...query }),
  );

  route(analyticsEndpoints.ofTalentCsv, async ({ platform, actor, params, query, reply }) => {
    const asked = { talentProfileId: params.id, ...query };
    const text = await writeTalentCsv(platform, actor, asked);
    return reply
      .headers(csvHeaders(`analytics-${query.days}-days`, dayIn('UTC', platform.clock.now())))
      .send(text);
  });

  route(analyticsEndpoints.ofPortfolio, ({ platform, actor, params, query }) =>
    getPortfolioAnalytics(platform, actor, { portfolioId: params.id, ...query }),
  );

  route(analyticsEndpoints.ofPortfolioCsv, async ({ platform, actor, params, query, reply }) => {
    const lines = await writePortfolioCsv(platform, actor, { portfolioId: params.id, ...query });
    reply.headers(
      csvHeaders(`roster-analytics-${query.days}-days`, dayIn('UTC', platform.clock.now())),
    );
    return reply.send(Readable.from(lines, { highWaterMark: 1 }));
  });

  route(analyticsEndpoints.mediaPlayed, ({ platform, actor, params, request }) =>
    recordMediaPlay(platform, { actor, address: request.ip }, params.id),
  );
};
