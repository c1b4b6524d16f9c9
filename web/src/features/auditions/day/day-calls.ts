import type { applicationEndpoints } from '@callboard/contract/applications';
import type { auditionEndpoints } from '@callboard/contract/auditions';
import { callAt } from '../../../lib/api-client.ts';
import type { DayAct } from './day-acts.ts';

type Attend = typeof auditionEndpoints.attend;
type SetStatus = typeof applicationEndpoints.setStatus;

/** Apart from the schemas: on the day the page has to be there at once. */
const ATTEND: Pick<Attend, 'method' | 'path'> = {
  method: 'PATCH',
  path: '/api/audition-invitations/{id}/attendance',
};
const SET_STATUS: Pick<SetStatus, 'method' | 'path'> = {
  method: 'PATCH',
  path: '/api/applications/{id}/status',
};

/** On a line that neither answers nor breaks, the others must not wait for ever. */
const ANSWERED_WITHIN_MS = 20_000;

/** Done twice, either does the same as once. */
export async function sendAct(act: DayAct): Promise<void> {
  const options = { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) };
  if (act.kind === 'move') {
    const sent = { params: { id: act.applicationId }, body: { status: act.to } };
    await callAt<SetStatus>(SET_STATUS, sent, options);
  } else {
    const sent = { params: { id: act.invitationId }, body: { at: act.at, ...act.tick } };
    await callAt<Attend>(ATTEND, sent, options);
  }
}
