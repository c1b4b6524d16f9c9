import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { Seat } from '@callboard/contract/audition-session';
import { isJsonObject } from '../../../lib/json.ts';
import { readStored, store } from '../../../lib/stored-json.ts';
import type { DayAct } from './day-acts.ts';

/**
 * Who was given a no here, and where they stood then. Until the tray is sent a session does not tell:
 * without this, a tap on Not selected would look as if nothing had happened.
 */
const entryOf = (auditionId: string) => `session-day-tray:${auditionId}`;

export function rememberInTray(auditionId: string, act: DayAct): void {
  if (act.kind !== 'move') return;
  const { [act.applicationId]: _before, ...others } = read(auditionId);
  const next = act.to === 'not_selected' ? { ...others, [act.applicationId]: act.from } : others;
  store('sessionStorage', entryOf(auditionId), next);
}

type Standing = Pick<Seat, 'applicationId' | 'applicationStatus'>;

/** Whether a no waits for them, by what was done here, sent or not. */
export function isInTray(auditionId: string, seat: Standing, unsent: readonly DayAct[]): boolean {
  const last = unsent.findLast(
    (act) => act.kind === 'move' && act.applicationId === seat.applicationId,
  );
  if (last?.kind === 'move') return last.to === 'not_selected';
  const { applicationId, applicationStatus } = seat;
  if (applicationId === null) return false;
  // Whoever stands elsewhere by now was moved by someone.
  return read(auditionId)[applicationId] === applicationStatus && applicationStatus !== null;
}

function read(auditionId: string): Record<string, ApplicationStatus> {
  const stored = readStored('sessionStorage', entryOf(auditionId));
  return isJsonObject(stored) ? (stored as Record<string, ApplicationStatus>) : {};
}
