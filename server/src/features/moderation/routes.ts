import { moderationEndpoints } from '@callboard/contract/moderation';
import type { Routes } from '../../platform/http/route.ts';
import { reportSubject } from './report-subject.ts';

export const moderationRoutes: Routes = (route) => {
  route(moderationEndpoints.report, ({ platform, actor, body }) =>
    reportSubject(platform, actor, body),
  );
};
