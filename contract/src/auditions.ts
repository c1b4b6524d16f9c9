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
export const AUDITION_KINDS = ['in_person', 'live_video', 'self_tape'] as const;
export const INVITATION_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'reschedule_requested',
  'cancelled',
  'attended',
  'no_show',
] as const;
