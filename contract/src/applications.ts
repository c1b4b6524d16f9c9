export const APPLICATION_STATUSES = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
  'not_selected',
  'withdrawn',
  'released',
  'offer_declined',
  'role_cancelled',
] as const;
/** A talent has at most one application to a role that is not among these. */
export const ENDED_APPLICATION_STATUSES = [
  'not_selected',
  'withdrawn',
  'released',
  'offer_declined',
  'role_cancelled',
] as const;
