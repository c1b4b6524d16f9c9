import type { InvitationStatus } from '@callboard/contract/audition-choices';
import { type Facts, whatIs, whenAndWhere } from '../sending/words.ts';

type Invitation = {
  status: InvitationStatus;
  startsAt: Date;
  room: string | null;
  isToBeChosen: boolean;
  role: string;
  production: string;
};

/** What the talent reads, and by the talent's name whoever else is of their side. */
export function remind(invitation: Invitation, told: Facts, talentName: string | undefined) {
  const { role, production } = invitation;
  const of = talentName === undefined ? '' : ` (${talentName})`;
  return {
    title: `Reminder: ${whatIs(told)} for ${role}${of}`,
    content: `${production}: ${whenAndWhere(told, invitation)}.${whatIsLeft(invitation, told)}`,
  };
}

function whatIsLeft({ status, isToBeChosen }: Invitation, { kind }: Facts): string {
  if (isToBeChosen) return ' Please choose one of the free times.';
  if (kind === 'self_tape') return ' Nothing was sent yet.';
  return status === 'pending' ? ' It still waits for an answer.' : '';
}
