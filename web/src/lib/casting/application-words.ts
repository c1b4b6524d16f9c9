import type {
  Answer,
  ApplicationStatus,
  Pick,
  TeamReason,
} from '@callboard/contract/application-moves';
import type { Badge } from '../../ui/badge.tsx';

type Tone = NonNullable<Parameters<typeof Badge>[0]['tone']>;
type Words<Value extends string> = Record<Value, string>;

/** A status in the words of those who decide. */
const TEAM_WORDS: Words<ApplicationStatus> = {
  submitted: 'New',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  callback: 'Callback',
  offered: 'Offered',
  booked: 'Booked',
  not_selected: 'Not selected',
  withdrawn: 'Withdrawn',
  released: 'Released',
  offer_declined: 'Offer declined',
  role_cancelled: 'Role cancelled',
};

/** For the casting team. `callback` is what the viewer's country calls one. */
export function teamStatusWord(status: ApplicationStatus, callback: string): string {
  return status === 'callback' ? callback : TEAM_WORDS[status];
}

/** A status in the words of those it is about. */
const OWN_WORDS: Record<ApplicationStatus, { word: string; tone: Tone }> = {
  submitted: { word: 'Submitted', tone: 'outline' },
  viewed: { word: 'Seen by casting', tone: 'outline' },
  shortlisted: { word: 'Shortlisted', tone: 'info' },
  audition: { word: 'Audition', tone: 'info' },
  callback: { word: 'Callback', tone: 'info' },
  offered: { word: 'Offer', tone: 'accent' },
  booked: { word: 'Booked', tone: 'success' },
  not_selected: { word: 'Not selected', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  released: { word: 'Released', tone: 'neutral' },
  offer_declined: { word: 'Offer declined', tone: 'neutral' },
  role_cancelled: { word: 'Role cancelled', tone: 'neutral' },
};

/** For the talent's side. `callback` is what the viewer's country calls one. */
export function statusBadge(
  status: ApplicationStatus,
  callback: string,
): { word: string; tone: Tone } {
  const { word, tone } = OWN_WORDS[status];
  return { word: status === 'callback' ? callback : word, tone };
}

/** As a team chooses it. */
export const ANSWER_WORDS: Words<Answer> = {
  role_filled: 'Role filled',
  role_cut: 'Role cut',
  dates_no_longer_work: 'Dates no longer work',
  not_moving_forward: 'Not moving forward',
};

/** As the talent reads it. */
export const ANSWER_SENTENCES: Words<Answer> = {
  role_filled: 'The role has been filled.',
  role_cut: 'The role was cut.',
  dates_no_longer_work: 'The dates no longer work.',
  not_moving_forward: 'The team is not moving forward with this application.',
};

/** Among the team alone. */
export const TEAM_REASON_WORDS: Words<TeamReason> = {
  look_or_pairing: 'Look or pairing',
  age_read: 'Age read',
  accent: 'Accent',
  availability: 'Availability',
  experience: 'Experience',
  schedule_change: 'Schedule change',
  role_cut: 'Role cut',
  went_another_way: 'Went another way',
};

export const PICK_WORDS: Words<Pick> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };
