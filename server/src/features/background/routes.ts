import { backgroundEndpoints } from '@callboard/contract/background';
import type { Routes } from '../../platform/http/route.ts';
import { answer } from './answer.ts';
import { ask } from './ask.ts';
import { listDaysOfRole } from './list-days.ts';
import { listOwn } from './list-own.ts';
import { release } from './release.ts';
import { sendCallTime } from './send-call-time.ts';
import { setDays } from './set-days.ts';

export const backgroundRoutes: Routes = (route) => {
  route(backgroundEndpoints.days, ({ platform, actor, params }) =>
    listDaysOfRole(platform, actor, params.id),
  );
  route(backgroundEndpoints.setDays, ({ platform, actor, params, body }) =>
    setDays(platform, actor, params.id, body.days),
  );
  route(backgroundEndpoints.ask, ({ platform, actor, params, body }) =>
    ask(platform, actor, params.id, body.talentProfileIds),
  );
  route(backgroundEndpoints.release, ({ platform, actor, params }) =>
    release(platform, actor, params.id),
  );
  route(backgroundEndpoints.sendCallTime, ({ platform, actor, params, body }) =>
    sendCallTime(platform, actor, params.id, body),
  );
  route(backgroundEndpoints.own, ({ platform, actor, query }) =>
    listOwn(platform, actor, query.talentProfileId),
  );
  route(backgroundEndpoints.answer, ({ platform, actor, params, body }) =>
    answer(platform, actor, params.id, body.answer),
  );
};
