import type { auditionEndpoints } from '@callboard/contract/auditions';

export type Calls = typeof auditionEndpoints;
type Line<Name extends keyof Calls> = Pick<Calls[Name], 'method' | 'path'>;
type Used = Exclude<keyof Calls, 'attend'>;

const ofProduction = '/api/productions/{id}/auditions';
const one = '/api/auditions/{id}';
const invitation = '/api/audition-invitations/{id}';

/** Where sessions are read and planned, apart from the schemas: those come with the forms. */
export const AUDITION_CALLS: { [Name in Used]: Line<Name> } = {
  list: { method: 'GET', path: ofProduction },
  create: { method: 'POST', path: ofProduction },
  get: { method: 'GET', path: one },
  change: { method: 'PATCH', path: one },
  remove: { method: 'DELETE', path: one },
  cancel: { method: 'POST', path: `${one}/cancellation` },
  makeSlots: { method: 'PUT', path: `${one}/slots` },
  addSlot: { method: 'POST', path: `${one}/slots` },
  removeSlot: { method: 'DELETE', path: `${one}/slots/{slotId}` },
  shift: { method: 'POST', path: `${one}/shift` },
  seat: { method: 'POST', path: `${one}/seating` },
  autofill: { method: 'POST', path: `${one}/autofill` },
  candidates: { method: 'GET', path: `${one}/candidates` },
  send: { method: 'POST', path: `${one}/send` },
  setDueTime: { method: 'PUT', path: `${invitation}/due-time` },
};
