/**
 * Where an application may go, and who moves it: the one table behind the server's refusals, the
 * board's drop targets and the test of all pairs. What is not in it is refused; and once a role is
 * cancelled, its team moves nobody any more, not even by thinking again.
 */

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
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** A talent has at most one application to a role that is not among these. */
export const ENDED_APPLICATION_STATUSES = [
  'not_selected',
  'withdrawn',
  'released',
  'offer_declined',
  'role_cancelled',
] as const;

/** Before an offer: still to be decided, and in the team's hands. */
export const UNDECIDED_STATUSES = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
] as const;
/** Where a team moves people by a key, a drag or many at once. */
export const TEAM_TARGETS = ['viewed', 'shortlisted', 'audition', 'callback'] as const;
export type TeamTarget = (typeof TEAM_TARGETS)[number];

/** By whom, with which of a production's rights where it is the team. */
export type Mover = 'team_review' | 'team_manage' | 'talent_side' | 'system';
/** The act that does it. A `move` is a key, a drag or a choice from a menu. */
export type MoveAct =
  | 'move'
  | 'send_answers'
  | 'offer'
  | 'answer_offer'
  | 'withdraw_offer'
  | 'release'
  | 'withdraw'
  | 'apply_again'
  | 'cancel_role';

type Row = {
  from: readonly ApplicationStatus[];
  to: readonly ApplicationStatus[];
  by: Mover;
  act: MoveAct;
};

/** Not ended. */
export const LIVE_STATUSES = [...UNDECIDED_STATUSES, 'offered', 'booked'] as const;

export const APPLICATION_MOVES: readonly Row[] = [
  { from: UNDECIDED_STATUSES, to: TEAM_TARGETS, by: 'team_review', act: 'move' },
  { from: UNDECIDED_STATUSES, to: ['not_selected'], by: 'team_review', act: 'send_answers' },
  {
    from: ['not_selected'],
    to: ['shortlisted', 'audition', 'callback'],
    by: 'team_review',
    act: 'move',
  },
  {
    from: [...UNDECIDED_STATUSES, 'offer_declined'],
    to: ['offered'],
    by: 'team_manage',
    act: 'offer',
  },
  { from: ['offered'], to: ['booked', 'offer_declined'], by: 'talent_side', act: 'answer_offer' },
  {
    from: ['offered'],
    to: [...UNDECIDED_STATUSES, 'offer_declined'],
    by: 'team_manage',
    act: 'withdraw_offer',
  },
  { from: ['booked'], to: ['released'], by: 'team_manage', act: 'release' },
  { from: LIVE_STATUSES, to: ['withdrawn'], by: 'talent_side', act: 'withdraw' },
  { from: ['withdrawn'], to: ['submitted'], by: 'talent_side', act: 'apply_again' },
  { from: LIVE_STATUSES, to: ['role_cancelled'], by: 'system', act: 'cancel_role' },
];

/** The row that allows it by this act, if there is one. */
export function findMove(
  from: ApplicationStatus,
  to: ApplicationStatus,
  act: MoveAct,
): Row | undefined {
  return APPLICATION_MOVES.find(
    (row) => row.act === act && row.from.includes(from) && row.to.includes(to),
  );
}

/** What talent reads when it is a no. */
export const ANSWERS = [
  'role_filled',
  'role_cut',
  'dates_no_longer_work',
  'not_moving_forward',
] as const;
export type Answer = (typeof ANSWERS)[number];

/** Why, among the team. It never leaves it. */
export const TEAM_REASONS = [
  'look_or_pairing',
  'age_read',
  'accent',
  'availability',
  'experience',
  'schedule_change',
  'role_cut',
  'went_another_way',
] as const;
export type TeamReason = (typeof TEAM_REASONS)[number];

/** One team member's own first thought. */
export const PICKS = ['yes', 'maybe', 'no'] as const;
export type Pick = (typeof PICKS)[number];
