import { applicationEndpoints } from '@callboard/contract/applications';
import type { Routes } from '../../platform/http/route.ts';
import { getBoard } from './board/get-board.ts';
import { moveMany } from './moves/move-applications.ts';
import { undoMove } from './moves/undo/undo-move.ts';
import { viewApplication } from './moves/view-application.ts';
import { sendAnswers } from './tray/send-answers.ts';
import { markApplication } from './triage/mark-application.ts';
import {
  addOutsidePerson,
  changeOutsidePerson,
  getOutsidePeople,
  removeOutsidePerson,
} from './triage/outside-people.ts';
import { addNote, changeNote, removeNote } from './triage/write-note.ts';

/** What a casting team does with a role's applications. */
export const applicationTeamRoutes: Routes = (route) => {
  route(applicationEndpoints.board, ({ platform, actor, params, query }) =>
    getBoard(platform, actor, params.id, query),
  );

  route(applicationEndpoints.view, ({ platform, actor, params }) =>
    viewApplication(platform, actor, params.id),
  );

  route(applicationEndpoints.move, ({ platform, actor, params, body }) =>
    moveMany(platform, actor, params.id, body),
  );

  route(applicationEndpoints.undoMove, ({ platform, actor, params }) =>
    undoMove(platform, actor, params),
  );

  route(applicationEndpoints.sendAnswers, ({ platform, actor, params, body }) =>
    sendAnswers(platform, actor, params.id, body.applicationIds),
  );

  route(applicationEndpoints.mark, ({ platform, actor, params, body }) =>
    markApplication(platform, actor, params.id, body),
  );

  route(applicationEndpoints.addNote, ({ platform, actor, params, body }) =>
    addNote(platform, actor, params.id, body.text),
  );

  route(applicationEndpoints.changeNote, ({ platform, actor, params, body }) =>
    changeNote(platform, actor, params.id, body.text),
  );

  route(applicationEndpoints.removeNote, ({ platform, actor, params }) =>
    removeNote(platform, actor, params.id),
  );

  route(applicationEndpoints.outsidePeople, ({ platform, actor, params }) =>
    getOutsidePeople(platform, actor, params.id),
  );

  route(applicationEndpoints.addOutsidePerson, ({ platform, actor, params, body }) =>
    addOutsidePerson(platform, actor, params.id, body),
  );

  route(applicationEndpoints.changeOutsidePerson, ({ platform, actor, params, body }) =>
    changeOutsidePerson(platform, actor, params.id, body),
  );

  route(applicationEndpoints.removeOutsidePerson, ({ platform, actor, params }) =>
    removeOutsidePerson(platform, actor, params.id),
  );
};
