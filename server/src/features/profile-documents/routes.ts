import { profileDocumentEndpoints } from '@callboard/contract/profile-documents';
import type { Routes } from '../../platform/http/route.ts';
import { inlineAs } from './content-disposition.ts';
import { getResume } from './resume/get-resume.ts';
import { exportProfile } from './transfer/export-profile.ts';
import { importProfile } from './transfer/import-profile.ts';

export const profileDocumentRoutes: Routes = (route) => {
  route(profileDocumentEndpoints.resume, async ({ platform, actor, params, reply }) => {
    const { fileName, pdf } = await getResume(platform, actor, params.id);
    return reply
      .headers({
        'content-disposition': inlineAs(fileName),
        'cache-control': 'private, no-cache',
        vary: 'cookie',
      })
      .type('application/pdf')
      .send(pdf);
  });

  route(profileDocumentEndpoints.export, ({ platform, actor, params }) =>
    exportProfile(platform, actor, params.id),
  );

  route(profileDocumentEndpoints.import, ({ platform, actor, params, body }) =>
    importProfile(platform, actor, params.id, body),
  );
};
