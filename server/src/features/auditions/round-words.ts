import type { AuditionRound } from '@callboard/contract/audition-choices';

/** Rounds in mail, news and calendars, which have no reader's country to go by. */
export const ROUND_WORDS: Record<AuditionRound, string> = {
  pre_read: 'Pre-read',
  first: 'Audition',
  callback: 'Callback',
  director_session: 'Director session',
  chemistry_read: 'Chemistry read',
  dance_call: 'Dance call',
  screen_test: 'Screen test',
  interview: 'Interview',
};
