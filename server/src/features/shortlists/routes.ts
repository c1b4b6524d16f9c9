import { shortlistEndpoints } from '@callboard/contract/shortlists';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { inlineAs } from '../profile-documents/content-disposition.ts';
import { getContactSheet } from './contact-sheet/get-contact-sheet.ts';
import { addEntries } from './entries/add-entries.ts';
import { noteEntry, removeEntry } from './entries/change-entry.ts';
import { orderEntries } from './entries/order-entries.ts';
import { createLink } from './links/create-link.ts';
import { listLinks } from './links/list-links.ts';
import { revokeLink } from './links/revoke-link.ts';
import { changeShortlist } from './lists/change-shortlist.ts';
import { createShortlist } from './lists/create-shortlist.ts';
import { deleteShortlist } from './lists/delete-shortlist.ts';
import { getShortlist } from './lists/get-shortlist.ts';
import { listShortlists } from './lists/list-shortlists.ts';
import { findSharedPhoto } from './shared/find-shared-photo.ts';
import { getShared } from './shared/get-shared.ts';
import { giveOpinion } from './shared/give-opinion.ts';

export const shortlistRoutes: Routes = (route) => {
  route(shortlistEndpoints.shortlists, ({ platform, actor, params }) =>
    listShortlists(platform, actor, params.id),
  );
  route(shortlistEndpoints.createShortlist, ({ platform, actor, params, body }) =>
    createShortlist(platform, actor, params.id, body),
  );
  route(shortlistEndpoints.shortlist, ({ platform, actor, params }) =>
    getShortlist(platform, actor, params.id),
  );
  route(shortlistEndpoints.changeShortlist, ({ platform, actor, params, body }) =>
    changeShortlist(platform, actor, params.id, body),
  );
  route(shortlistEndpoints.deleteShortlist, ({ platform, actor, params }) =>
    deleteShortlist(platform, actor, params.id),
  );

  route(shortlistEndpoints.addToShortlist, ({ platform, actor, params, body }) =>
    addEntries(platform, actor, params.id, body.talentProfileIds),
  );
  route(shortlistEndpoints.orderShortlist, ({ platform, actor, params, body }) =>
    orderEntries(platform, actor, params.id, body.entryIds),
  );
  route(shortlistEndpoints.changeEntry, ({ platform, actor, params, body }) =>
    noteEntry(platform, actor, params.id, body.note),
  );
  route(shortlistEndpoints.removeEntry, ({ platform, actor, params }) =>
    removeEntry(platform, actor, params.id),
  );

  route(shortlistEndpoints.contactSheet, async ({ platform, actor, params, reply }) => {
    const { fileName, pdf } = await getContactSheet(platform, actor, params.id);
    return reply
      .headers({
        'content-disposition': inlineAs(fileName),
        'cache-control': 'private, no-store',
      })
      .type('application/pdf')
      .send(pdf);
  });

  route(shortlistEndpoints.links, ({ platform, actor, params }) =>
    listLinks(platform, actor, params.id),
  );
  route(shortlistEndpoints.createLink, ({ platform, actor, params, body }) =>
    createLink(platform, actor, params.id, body),
  );
  route(shortlistEndpoints.revokeLink, ({ platform, actor, params }) =>
    revokeLink(platform, actor, params.id),
  );

  route(shortlistEndpoints.shared, ({ platform, params, query }) =>
    getShared(platform, { ...params, viewerId: query.viewerId }),
  );
  route(shortlistEndpoints.giveOpinion, ({ platform, params, body }) =>
    giveOpinion(platform, params, body),
  );
  route(shortlistEndpoints.sharedPhoto, async (call) =>
    sendStoredImage(call, await findSharedPhoto(call.platform, call.params)),
  );
};
