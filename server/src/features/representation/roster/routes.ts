import { rosterEndpoints as endpoints } from '@callboard/contract/roster';
import type { Routes } from '../../../platform/http/route.ts';
import { assignTalents } from './assigning/assign-talents.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { getRosterEntry } from './entries/get-roster-entry.ts';
import { listRosterNotes } from './notes/list-notes.ts';
import { addRosterNote, removeRosterNote } from './notes/write-note.ts';
import { listRosterPage } from './page/list-roster-page.ts';

/** A path's `id` is the portfolio's. */
const talentOf = ({ id, talentProfileId }: { id: string; talentProfileId: string }) => ({
  portfolioId: id,
  talentProfileId,
});

export const rosterRoutes: Routes = (route) => {
  route(endpoints.list, ({ platform, actor, params, query }) =>
    listRosterPage(platform, actor, params.id, query),
  );

  route(endpoints.get, ({ platform, actor, params }) =>
    getRosterEntry(platform, actor, params.id, params.talentProfileId),
  );

  route(endpoints.candidates, ({ platform, actor, params, query }) =>
    findCandidates(platform, actor, params.id, query.query),
  );

  route(endpoints.assign, ({ platform, actor, params, body }) =>
    assignTalents(platform, actor, { portfolioId: params.id, ...body }),
  );

  route(endpoints.notes, ({ platform, actor, params, query }) =>
    listRosterNotes(platform, actor, talentOf(params), query),
  );

  route(endpoints.addNote, ({ platform, actor, params, body }) =>
    addRosterNote(platform, actor, talentOf(params), body.text),
  );

  route(endpoints.removeNote, ({ platform, actor, params }) =>
    removeRosterNote(platform, actor, { ...talentOf(params), noteId: params.noteId }),
  );
};
