import type { Answer, TeamReason } from '@callboard/contract/application-moves';
import type { Random } from '../portraits/random.ts';

const REASONS: readonly TeamReason[] = [
  'look_or_pairing',
  'look_or_pairing',
  'age_read',
  'age_read',
  'accent',
  'experience',
  'availability',
  'schedule_change',
  'went_another_way',
  'went_another_way',
];
const ABOUT_DATES: readonly TeamReason[] = ['availability', 'schedule_change'];

/** Why, among the team, and what the talent reads of it. */
export function sayNo(isFilled: boolean, dice: Random): { answer: Answer; teamReason: TeamReason } {
  const teamReason = dice.pick(REASONS);
  if (isFilled) return { answer: 'role_filled', teamReason };
  const isAboutDates = ABOUT_DATES.includes(teamReason);
  return { answer: isAboutDates ? 'dates_no_longer_work' : 'not_moving_forward', teamReason };
}
