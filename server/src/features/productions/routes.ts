import { collaboratorEndpoints } from '@callboard/contract/collaborators';
import { productionFileEndpoints } from '@callboard/contract/production-files';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { productionEndpoints } from '@callboard/contract/productions';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { listActivity } from './activity/list-activity.ts';
import { getCancelling } from './cancelling/get-cancelling.ts';
import { getCollaborators, getColleagues } from './collaborators/list-people.ts';
import { removeCollaborator } from './collaborators/remove-collaborator.ts';
import { setCollaborator } from './collaborators/set-collaborator.ts';
import { getCover } from './cover/get-cover.ts';
import { removeCover } from './cover/remove-cover.ts';
import { changeProduction } from './facts/change-production.ts';
import { createProduction } from './facts/create-production.ts';
import { duplicateProduction } from './facts/duplicate-production.ts';
import { getProduction } from './facts/get-production.ts';
import { getFiles } from './files/list-files.ts';
import { readFile } from './files/read-file.ts';
import { removeFile } from './files/remove-file.ts';
import { sendFile } from './files/send-file.ts';
import { getLineUp } from './line-up/get-line-up.ts';
import { setLineUp } from './line-up/set-line-up.ts';
import { agreeToNda } from './outsiders/agree-to-nda.ts';
import { listProductions } from './summaries/list-productions.ts';

export const productionRoutes: Routes = (route) => {
  route(productionEndpoints.list, ({ platform, actor, query }) =>
    listProductions(platform, actor, query),
  );
  route(productionEndpoints.create, ({ platform, actor, body }) =>
    createProduction(platform, actor, body),
  );
  route(productionEndpoints.get, ({ platform, actor, params }) =>
    getProduction(platform, actor, params.id),
  );
  route(productionEndpoints.change, ({ platform, actor, params, body }) =>
    changeProduction(platform, actor, params.id, body),
  );
  route(productionEndpoints.cancelling, ({ platform, actor, params }) =>
    getCancelling(platform, actor, params.id),
  );
  route(productionEndpoints.duplicate, ({ platform, actor, params }) =>
    duplicateProduction(platform, actor, params.id),
  );

  route(productionEndpoints.removeCover, ({ platform, actor, params }) =>
    removeCover(platform, actor, params.id),
  );
  route(productionEndpoints.cover, async (call) =>
    sendStoredImage(call, await getCover(call.platform, call.actor, call.params)),
  );

  route(collaboratorEndpoints.colleagues, ({ platform, actor }) => getColleagues(platform, actor));
  route(collaboratorEndpoints.collaborators, ({ platform, actor, params }) =>
    getCollaborators(platform, actor, params.id),
  );
  route(collaboratorEndpoints.setCollaborator, ({ platform, actor, params, body }) =>
    setCollaborator(platform, actor, { productionId: params.id, userId: params.userId, ...body }),
  );
  route(collaboratorEndpoints.removeCollaborator, ({ platform, actor, params }) =>
    removeCollaborator(platform, actor, { productionId: params.id, userId: params.userId }),
  );

  route(productionEndpoints.activity, ({ platform, actor, params, query }) =>
    listActivity(platform, actor, params.id, query),
  );

  route(productionFileEndpoints.files, ({ platform, actor, params }) =>
    getFiles(platform, actor, params.id),
  );
  route(productionFileEndpoints.removeFile, ({ platform, actor, params }) =>
    removeFile(platform, actor, params.id),
  );
  route(productionFileEndpoints.readFile, async (call) =>
    sendFile(call, await readFile(call.platform, call.actor, call.params.id)),
  );
  route(productionFileEndpoints.agreeToNda, ({ platform, actor, params }) =>
    agreeToNda(platform, actor, params.id),
  );

  route(productionRoleEndpoints.lineUp, ({ platform, actor, params }) =>
    getLineUp(platform, actor, params.id),
  );
  route(productionRoleEndpoints.setLineUp, ({ platform, actor, params, body }) =>
    setLineUp(platform, actor, params.id, body),
  );
};
