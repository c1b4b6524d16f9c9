/** What forms about auditions choose from. Apart from the schemas, which are heavier. */

export const AUDITION_ROUNDS = [
  'pre_read',
  'first',
  'callback',
  'director_session',
  'chemistry_read',
  'dance_call',
  'screen_test',
  'interview',
] as const;
export type AuditionRound = (typeof AUDITION_ROUNDS)[number];

/** Those to which people come once they were seen: on the board they are callbacks. */
export const LATER_ROUNDS = [
  'callback',
  'director_session',
  'chemistry_read',
  'screen_test',
] as const satisfies readonly AuditionRound[];

export const AUDITION_KINDS = ['in_person', 'live_video', 'self_tape'] as const;
export type AuditionKind = (typeof AUDITION_KINDS)[number];

/** Of a self-tape: accepted is `will tape`, declined `pass`, reschedule requested `extension please`. */
export const INVITATION_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'reschedule_requested',
  'cancelled',
  'attended',
  'no_show',
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** The talent's side may answer, and answer otherwise, while it is one of these. */
export const ANSWERABLE_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'reschedule_requested',
] as const satisfies readonly InvitationStatus[];

/** What became of a seat since the people in it were last told. */
export const SEAT_CHANGES = ['new', 'moved', 'facts_changed', 'removed'] as const;
export type SeatChange = (typeof SEAT_CHANGES)[number];

/** Hours before it begins, or is due, at which people are reminded. */
export const REMINDER_HOURS = [48, 3] as const;
