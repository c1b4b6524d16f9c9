import { productionFileEndpoints } from '@callboard/contract/production-files';
import { productionEndpoints } from '@callboard/contract/productions';
import type { Routes } from '../../platform/http/route.ts';
import { setCover } from './cover/set-cover.ts';
import { addFile } from './files/add-file.ts';

/** Registered where files are accepted. */
export const productionUploadRoutes: Routes = (route) => {
  route(productionEndpoints.setCover, ({ platform, actor, params, files }) =>
    setCover(platform, actor, params.id, files.cover),
  );

  route(productionFileEndpoints.addFile, ({ platform, actor, params, query, files }) =>
    addFile(platform, actor, {
      productionId: params.id,
      kind: query.kind,
      roleId: query.roleId,
      fileName: query.fileName,
      sent: files.file,
    }),
  );
};
