/** What is agreed on around a role, from asking for dates to the offer. Apart from the schemas. */

export const AVAILABILITY_ANSWERS = [
  'available',
  'partly',
  'not_available',
  'not_interested',
] as const;
export type AvailabilityAnswer = (typeof AVAILABILITY_ANSWERS)[number];

export const HOLD_RANKS = ['first', 'second', 'backup'] as const;
export type HoldRank = (typeof HOLD_RANKS)[number];

export const HOLD_STATUSES = ['requested', 'given', 'confirmed', 'released', 'expired'] as const;
export type HoldStatus = (typeof HOLD_STATUSES)[number];
/** What still keeps days. */
export const LIVE_HOLD_STATUSES = ['requested', 'given', 'confirmed'] as const;

/** Someone else wants the days: so long the first hold has to confirm or release. */
export const CHALLENGE_HOURS = 24;

export const OFFER_STATUSES = ['sent', 'accepted', 'declined', 'withdrawn'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const BACKGROUND_STATUSES = [
  'asked',
  'confirmed',
  'waitlisted',
  'declined',
  'released',
] as const;
export type BackgroundStatus = (typeof BACKGROUND_STATUSES)[number];
