import type { applicationEndpoints } from '@callboard/contract/applications';
import type { castingBoardEndpoints } from '@callboard/contract/casting-board';
import type { outsidePeopleEndpoints } from '@callboard/contract/outside-people';

export type Calls = Pick<typeof applicationEndpoints, 'get' | 'setStatus'> &
  typeof castingBoardEndpoints &
  typeof outsidePeopleEndpoints;
type Line<Name extends keyof Calls> = Pick<Calls[Name], 'method' | 'path'>;

const ofRole = '/api/production-roles/{id}';
const one = '/api/applications/{id}';

/** Where the board reads and writes, apart from the schemas: faces are shown before those have come. */
export const BOARD_CALLS: { [Name in keyof Calls]: Line<Name> } = {
  get: { method: 'GET', path: one },
  board: { method: 'GET', path: `${ofRole}/applications` },
  view: { method: 'POST', path: `${one}/view` },
  setStatus: { method: 'PATCH', path: `${one}/status` },
  move: { method: 'POST', path: `${ofRole}/moves` },
  undoMove: { method: 'POST', path: `${ofRole}/moves/{moveId}/undo` },
  sendAnswers: { method: 'POST', path: `${ofRole}/unsent-answers/send` },
  mark: { method: 'PATCH', path: `${one}/mark` },
  addNote: { method: 'POST', path: `${one}/notes` },
  changeNote: { method: 'PATCH', path: '/api/application-notes/{id}' },
  removeNote: { method: 'DELETE', path: '/api/application-notes/{id}' },
  outsidePeople: { method: 'GET', path: `${ofRole}/outside-people` },
  addOutsidePerson: { method: 'POST', path: `${ofRole}/outside-people` },
  changeOutsidePerson: { method: 'PATCH', path: '/api/outside-people/{id}' },
  removeOutsidePerson: { method: 'DELETE', path: '/api/outside-people/{id}' },
};
