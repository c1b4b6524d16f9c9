import { applicationEndpoints } from '@callboard/contract/applications';
import type { Routes } from '../../../platform/http/route.ts';
import { apply } from './apply/apply.ts';
import { confirmTerms } from './confirm-terms.ts';
import { getDraft } from './drafts/get-draft.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { getApplication } from './get-application.ts';
import { listApplications } from './list-applications.ts';
import { sendTape } from './send-tape.ts';
import { setStatus } from './set-status.ts';

/** The calls of a talent's side; looking and moving are also the team's. */
export const ownApplicationRoutes: Routes = (route) => {
  route(applicationEndpoints.listOfTalent, ({ platform, actor, query }) =>
    listApplications(platform, actor, query),
  );

  route(applicationEndpoints.get, ({ platform, actor, params }) =>
    getApplication(platform, actor, params.id),
  );

  route(applicationEndpoints.setStatus, ({ platform, actor, params, body }) =>
    setStatus(platform, actor, params.id, body),
  );

  route(applicationEndpoints.confirm, ({ platform, actor, params, body }) =>
    confirmTerms(platform, actor, params.id, body.version),
  );

  route(applicationEndpoints.sendTape, ({ platform, actor, params, body }) =>
    sendTape(platform, actor, params.id, body.selfTapeMediaId),
  );

  route(applicationEndpoints.apply, ({ platform, actor, params, body }) =>
    apply(platform, actor, params.id, body),
  );

  route(applicationEndpoints.draft, ({ platform, actor, params, query }) =>
    getDraft(platform, actor, { callId: params.id, talentProfileId: query.talentProfileId }),
  );

  route(applicationEndpoints.saveDraft, ({ platform, actor, params, body }) =>
    saveDraft(platform, actor, params.id, body),
  );
};
