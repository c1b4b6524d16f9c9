import type { Answer, ApplicationStatus } from '@callboard/contract/application-moves';

type Told = { status: ApplicationStatus; answer: Answer | null; reason: string | null };
type Names = { role: string; production: string };

const THANKS = 'Thank you for applying.';

/** What talent reads when it is a no. */
const OF_ANSWERS: Record<Answer, string> = {
  role_filled: `The role has been filled. ${THANKS}`,
  role_cut: `The role has been cut from the production. ${THANKS}`,
  dates_no_longer_work: `The dates no longer work. ${THANKS}`,
  not_moving_forward: `The casting team is not moving forward with this application. ${THANKS}`,
};

/** Of whom: the reader, or the talent whom the reader works for or looks after. */
type Who = { is: string; has: string; of: string };
const READER: Who = { is: 'You are', has: 'You have', of: '' };
const named = (name: string): Who => ({ is: `${name} is`, has: `${name} has`, of: ` (${name})` });

/** What an application's new status is called and means; nothing where it is shown without a word. */
export function newsOf(told: Told, names: Names, talentName: string | undefined) {
  const who = talentName === undefined ? READER : named(talentName);
  const words = wordsOf(told, names.role, who);
  return words && { title: words.title, content: `${names.production}: ${words.meaning}` };
}

function wordsOf({ status, answer, reason }: Told, role: string, who: Who) {
  switch (status) {
    case 'shortlisted':
      return {
        title: `${who.is} shortlisted for ${role}`,
        meaning: 'the casting team would like to look closer.',
      };
    case 'audition':
      return {
        title: `${who.has} been chosen to audition for ${role}`,
        meaning: 'an invitation with the day and the place follows.',
      };
    case 'callback':
      return {
        title: `${who.has} a callback for ${role}`,
        meaning: 'the casting team would like to see more. An invitation follows.',
      };
    case 'not_selected':
      return {
        title: `An answer about ${role}${who.of}`,
        meaning: lowerFirst(OF_ANSWERS[answer ?? 'not_moving_forward']),
      };
    case 'released':
      return {
        title: `${who.is} released from ${role}`,
        meaning: reason ?? 'the booking has ended.',
      };
    case 'role_cancelled':
      return {
        title: `${role} was cancelled${who.of}`,
        meaning: 'the role is no longer being cast.',
      };
    default:
      return undefined;
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
