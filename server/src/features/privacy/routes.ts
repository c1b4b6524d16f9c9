import { privacyEndpoints } from '@callboard/contract/privacy';
import type { Routes } from '../../platform/http/route.ts';
import { getOutlook } from './deletion/get-outlook.ts';
import { keepAccount } from './deletion/keep-account.ts';
import { askForDeletion } from './deletion/start-deletion.ts';
import { openExportByLink, openOwnExport, sendExport } from './export/download-export.ts';
import { presentExport } from './export/present-export.ts';
import { listExports } from './export/queries.ts';
import { askForExport } from './export/start-export.ts';

/** As many as are of any use to anybody. */
const EXPORTS_SHOWN = 10;

export const privacyRoutes: Routes = (route) => {
  route(privacyEndpoints.exports, async ({ platform, actor }) => {
    const rows = await listExports(platform.db, actor.user.id, EXPORTS_SHOWN);
    return { items: rows.map(presentExport), nextCursor: null };
  });
  route(privacyEndpoints.askForExport, ({ platform, actor, body }) =>
    askForExport(platform, actor, body.password),
  );
  route(privacyEndpoints.downloadExport, async ({ platform, actor, params, request, reply }) =>
    sendExport(
      { platform, reply, address: request.ip },
      await openOwnExport(platform, actor, params.id),
    ),
  );
  route(privacyEndpoints.downloadByLink, async ({ platform, params, request, reply }) =>
    sendExport(
      { platform, reply, address: request.ip },
      await openExportByLink(platform, params.token),
    ),
  );

  route(privacyEndpoints.deletionOutlook, ({ platform, actor }) => getOutlook(platform, actor));
  route(privacyEndpoints.askForDeletion, ({ platform, actor, body }) =>
    askForDeletion(platform, actor, body.password),
  );
  route(privacyEndpoints.keepAccount, ({ platform, actor }) => keepAccount(platform, actor));
};
