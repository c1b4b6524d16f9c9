import { moderationEndpoints } from '@callboard/contract/moderation';
import { reportReviewEndpoints } from '@callboard/contract/report-review';
import type { Routes } from '../../platform/http/route.ts';
import { appeal } from './appeals/appeal.ts';
import { appealSuspension } from './appeals/appeal-suspension.ts';
import { decideAppeal } from './appeals/decide-appeal.ts';
import { listAppeals } from './appeals/list-appeals.ts';
import { listOwnDecisions } from './appeals/list-own-decisions.ts';
import { decideCase } from './cases/decide-case.ts';
import { listCases } from './cases/list-cases.ts';
import { openCase } from './cases/open-case.ts';
import { reportSubject } from './reports/report-subject.ts';

export const moderationRoutes: Routes = (route) => {
  route(moderationEndpoints.report, ({ platform, actor, body }) =>
    reportSubject(platform, actor, body),
  );
  route(reportReviewEndpoints.queue, ({ platform, query }) => listCases(platform, query));
  route(reportReviewEndpoints.openCase, ({ platform, params }) => openCase(platform, params));
  route(reportReviewEndpoints.decideCase, ({ platform, actor, params, body }) =>
    decideCase(platform, actor, params, body),
  );
  route(reportReviewEndpoints.appeals, ({ platform, query }) => listAppeals(platform, query));
  route(reportReviewEndpoints.decideAppeal, ({ platform, actor, params, body }) =>
    decideAppeal(platform, actor, params.id, body),
  );
  route(reportReviewEndpoints.ownDecisions, ({ platform, actor }) =>
    listOwnDecisions(platform, actor),
  );
  route(reportReviewEndpoints.appeal, ({ platform, actor, params, body }) =>
    appeal(platform, actor, params.id, body.text),
  );
  route(reportReviewEndpoints.appealSuspension, ({ platform, body, request }) =>
    appealSuspension(platform, body, request.ip),
  );
};
