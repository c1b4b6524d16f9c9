import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { outsidePeopleEndpoints } from '@callboard/contract/outside-people';
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
  route(castingBoardEndpoints.board, ({ platform, actor, params, query }) =>
    getBoard(platform, actor, params.id, query),
  );

  route(castingBoardEndpoints.view, ({ platform, actor, params }) =>
    viewApplication(platform, actor, params.id),
  );

  route(castingBoardEndpoints.move, ({ platform, actor, params, body }) =>
    moveMany(platform, actor, params.id, body),
  );

  route(castingBoardEndpoints.undoMove, ({ platform, actor, params }) =>
    undoMove(platform, actor, params),
  );

  route(castingBoardEndpoints.sendAnswers, ({ platform, actor, params, body }) =>
    sendAnswers(platform, actor, params.id, body.applicationIds),
  );

  route(castingBoardEndpoints.mark, ({ platform, actor, params, body }) =>
    markApplication(platform, actor, params.id, body),
  );

  route(castingBoardEndpoints.addNote, ({ platform, actor, params, body }) =>
    addNote(platform, actor, params.id, body.text),
  );

  route(castingBoardEndpoints.changeNote, ({ platform, actor, params, body }) =>
    changeNote(platform, actor, params.id, body.text),
  );

  route(castingBoardEndpoints.removeNote, ({ platform, actor, params }) =>
    removeNote(platform, actor, params.id),
  );

  route(outsidePeopleEndpoints.outsidePeople, ({ platform, actor, params }) =>
    getOutsidePeople(platform, actor, params.id),
  );

  route(outsidePeopleEndpoints.addOutsidePerson, ({ platform, actor, params, body }) =>
    addOutsidePerson(platform, actor, params.id, body),
  );

  route(outsidePeopleEndpoints.changeOutsidePerson, ({ platform, actor, params, body }) =>
    changeOutsidePerson(platform, actor, params.id, body),
  );

  route(outsidePeopleEndpoints.removeOutsidePerson, ({ platform, actor, params }) =>
    removeOutsidePerson(platform, actor, params.id),
  );
};
