import type { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { callAt } from '../../lib/api-client.ts';
import { queryAt } from '../../lib/query-client.ts';
import type { DraftTake } from './draft/take-order.ts';

type Calls = Pick<typeof auditionInvitationEndpoints, 'get' | 'takes' | 'sendTakes'>;
type Line<Name extends keyof Calls> = Pick<Calls[Name], 'method' | 'path'>;

const one = '/api/audition-invitations/{id}';
const TAPE_CALLS: { [Name in keyof Calls]: Line<Name> } = {
  get: { method: 'GET', path: one },
  takes: { method: 'GET', path: `${one}/takes` },
  sendTakes: { method: 'PUT', path: `${one}/takes` },
};

export const invitationQuery = (id: string) =>
  queryAt<Calls['get']>(TAPE_CALLS.get, { params: { id } });

export const takesQuery = (id: string) =>
  queryAt<Calls['takes']>(TAPE_CALLS.takes, { params: { id } });

export const sendTakes = (id: string, takes: DraftTake[]) =>
  callAt<Calls['sendTakes']>(TAPE_CALLS.sendTakes, { params: { id }, body: { takes } });
