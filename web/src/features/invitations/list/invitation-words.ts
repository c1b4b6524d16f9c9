import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import {
  invitationStatusWords,
  kindWords,
  roundWords,
} from '../../../lib/casting/audition-words.ts';

type Words = ReturnType<typeof invitationStatusWords>;

/** How it stands, for those who answer. */
export function standingOf({ status, kind, takes }: AuditionInvitation, isOver: boolean): Words {
  if (status === 'pending' && isOver) return { word: 'Not answered', tone: 'neutral' };
  if (status === 'pending') return { word: 'Waits for an answer', tone: 'outline' };
  if (status === 'reschedule_requested' && kind !== 'self_tape') {
    return { word: 'Asked for another time', tone: 'warn' };
  }
  if (status === 'reschedule_requested') return { word: 'Asked for more time', tone: 'warn' };
  if (status === 'accepted' && takes > 0) return { word: 'Tape sent', tone: 'success' };
  return invitationStatusWords(status, kind);
}

/** 'Recall · In person · 12 Mare Street, Studio 2' */
export function factsInLine(
  { round, kind, place, room }: AuditionInvitation,
  callback: string,
): string {
  // Two auditions of a day often are in one house.
  const where = kind === 'in_person' ? [place, room] : [];
  const parts = [roundWords(round, callback), kindWords(kind), where.filter(Boolean).join(', ')];
  return parts.filter((part) => part !== '').join(' · ');
}

/** What the buttons say. A tape is promised or passed on; nobody comes anywhere. */
const WORDS = {
  audition: {
    accept: 'Accept',
    decline: 'Decline',
    reschedule: 'Ask for another time',
    accepted: 'Accepted',
    declined: 'Declined',
    asked: 'Asked for another time',
  },
  tape: {
    accept: 'Will tape',
    decline: 'Pass',
    reschedule: 'Extension please',
    accepted: 'You will tape',
    declined: 'Passed',
    asked: 'Asked for more time',
  },
} as const;

export const answerWords = ({ kind }: Pick<AuditionInvitation, 'kind'>) =>
  kind === 'self_tape' ? WORDS.tape : WORDS.audition;
