export const CALL_STATUSES = [
  'draft',
  'in_review',
  'open',
  'closed',
  'filled',
  'cancelled',
  'rejected',
] as const;
/** A role has at most one call that is not among these. */
export const ENDED_CALL_STATUSES = ['closed', 'filled', 'cancelled', 'rejected'] as const;
export const CALL_VISIBILITIES = [
  'public',
  'verified_agencies',
  'chosen_agencies',
  'invited',
] as const;
