import type { InvitationStatus } from '@callboard/contract/audition-choices';
import { type Facts, whatIs, whenAndWhere } from '../../sending/words.ts';

type Answered = Extract<InvitationStatus, 'accepted' | 'declined' | 'reschedule_requested'>;
type About = {
  talent: string;
  /** Whoever answered, where it was not the talent. */
  doer: string | undefined;
  role: string;
  production: string;
  facts: Facts;
  answer: Answered;
  note: string | null;
  appointment: { startsAt: Date; room: string | null; isToBeChosen: boolean };
};

/** What the team reads, and the others of the talent's own side. */
export function newsOfAnswer(about: About): { title: string; content: string } {
  const { talent, doer, role, production, facts, answer, note, appointment } = about;
  const by = doer === undefined ? '' : ` ${doer} answered for ${talent}.`;
  const says = note === null ? '' : ` They say: ${note}`;
  const title = `${talent} ${did(answer, facts)} for ${role}`;
  const content =
    answer === 'accepted'
      ? `${production}: ${whenAndWhere(facts, appointment)}.${by}`
      : `${production}.${by}${says}`;
  return { title, content };
}

function did(answer: Answered, facts: Facts): string {
  const isTape = facts.kind === 'self_tape';
  switch (answer) {
    case 'accepted':
      return isTape ? 'will tape' : `accepted the ${whatIs(facts)}`;
    case 'declined':
      return isTape ? 'passed on the self-tape' : `declined the ${whatIs(facts)}`;
    case 'reschedule_requested':
      return isTape
        ? 'asks for more time for the self-tape'
        : `asks for another time for the ${whatIs(facts)}`;
  }
}
