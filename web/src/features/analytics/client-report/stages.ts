import type { FunnelStage } from '@callboard/contract/analytics';

/** From having applied to a yes, in the words of those who decide. */
export const STAGES: readonly { stage: FunnelStage; word: string }[] = [
  { stage: 'applied', word: 'Applied' },
  { stage: 'viewed', word: 'Viewed' },
  { stage: 'shortlisted', word: 'Shortlisted' },
  { stage: 'audition', word: 'Audition' },
  { stage: 'offered', word: 'Offered' },
  { stage: 'booked', word: 'Booked' },
];
