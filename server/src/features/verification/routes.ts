import { verificationEndpoints } from '@callboard/contract/verification';
import type { Routes } from '../../platform/http/route.ts';
import { countPending } from './count-pending.ts';
import { addFile } from './evidence/add-file.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import { removeFile } from './evidence/remove-file.ts';
import { sendEvidence } from './evidence/send-evidence.ts';
import { listOwnRequests } from './requests/list-own-requests.ts';
import { requestVerification } from './requests/request-verification.ts';
import { withdrawRequest } from './requests/withdraw-request.ts';
import { decideRequest } from './review/decide-request.ts';
import { listQueue } from './review/list-queue.ts';
import { reviewRequest } from './review/review-request.ts';
import { revokeVerification } from './review/revoke-verification.ts';

export const verificationRoutes: Routes = (route) => {
  route(verificationEndpoints.pendingCount, ({ platform }) => countPending(platform));
  route(verificationEndpoints.own, ({ platform, actor }) => listOwnRequests(platform, actor));
  route(verificationEndpoints.request, ({ platform, actor, body }) =>
    requestVerification(platform, actor, body),
  );
  route(verificationEndpoints.withdraw, ({ platform, actor, params }) =>
    withdrawRequest(platform, actor, params.id),
  );
  route(verificationEndpoints.removeFile, ({ platform, actor, params }) =>
    removeFile(platform, actor, params.id),
  );

  route(verificationEndpoints.queue, ({ platform, query }) => listQueue(platform, query));
  route(verificationEndpoints.review, ({ platform, actor, params }) =>
    reviewRequest(platform, actor, params.id),
  );
  route(verificationEndpoints.readFile, async (call) =>
    sendEvidence(call, await readEvidence(call.platform, call.actor, call.params.id)),
  );
  route(verificationEndpoints.decide, ({ platform, actor, params, body }) =>
    decideRequest(platform, actor, params.id, body),
  );
  route(verificationEndpoints.revoke, ({ platform, actor, params, body }) =>
    revokeVerification(platform, actor, params.id, body),
  );
};

/** Registered where files are accepted. */
export const verificationUploadRoutes: Routes = (route) => {
  route(verificationEndpoints.addFile, ({ platform, actor, query, files }) =>
    addFile(platform, actor, { fileName: query.fileName, sent: files.file }),
  );
};
