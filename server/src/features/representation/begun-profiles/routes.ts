import { rosterEndpoints } from '@callboard/contract/roster';
import { talentClaimEndpoints } from '@callboard/contract/talent-claims';
import type { Routes } from '../../../platform/http/route.ts';
import { deviceOf } from '../../auth/device-of.ts';
import { setSessionCookie } from '../../auth/session-cookie.ts';
import { beginProfile } from './begin-profile.ts';
import { acceptClaim } from './claims/accept-claim.ts';
import { openClaim } from './claims/open-claim.ts';
import { registerByClaim } from './claims/register-by-claim.ts';
import { sendClaim } from './claims/send-claim.ts';
import { importRoster } from './import/import-roster.ts';
import { previewImport } from './import/preview-import.ts';

export const begunProfileRoutes: Routes = (route) => {
  route(rosterEndpoints.create, ({ platform, actor, params, body }) =>
    beginProfile(platform, actor, params.id, body),
  );

  route(rosterEndpoints.previewImport, ({ platform, actor, params, body }) =>
    previewImport(platform, actor, params.id, body.csv),
  );

  route(rosterEndpoints.import, ({ platform, actor, params, body }) =>
    importRoster(platform, actor, params.id, body),
  );

  route(rosterEndpoints.sendClaim, ({ platform, actor, params, body }) => {
    const which = { portfolioId: params.id, talentProfileId: params.talentProfileId };
    return sendClaim(platform, actor, which, body.email);
  });

  route(talentClaimEndpoints.open, ({ platform, params }) => openClaim(platform, params.token));

  route(talentClaimEndpoints.register, async ({ platform, params, body, request, reply }) => {
    const device = deviceOf(request);
    const { token, ...claimed } = await registerByClaim(platform, params.token, body, device);
    setSessionCookie(platform, reply, token);
    return claimed;
  });

  route(talentClaimEndpoints.accept, ({ platform, actor, params }) =>
    acceptClaim(platform, actor, params.token),
  );
};
