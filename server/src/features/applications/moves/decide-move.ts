import {
  type Answer,
  type ApplicationStatus,
  findMove,
  type TeamReason,
  type TeamTarget,
} from '@callboard/contract/application-moves';

export type Wish = {
  to: TeamTarget | 'not_selected';
  answer: Answer;
  teamReason: TeamReason | null;
};
type Standing = {
  status: ApplicationStatus;
  unsentAnswer: Answer | null;
  teamReason: TeamReason | null;
};

/**
 * What a team's wish does to one application: it moves, it stays because it is there already, or it
 * may not go there. A no goes into the tray; whoever waits there can be taken out to anywhere.
 */
export function decideMove(
  { status, unsentAnswer, teamReason }: Standing,
  wish: Wish,
): 'moves' | 'stays' | 'refused' {
  const isWaiting = unsentAnswer !== null;
  if (wish.to === 'not_selected') {
    if (status === 'not_selected') return 'stays';
    if (findMove(status, 'not_selected', 'send_answers') === undefined) return 'refused';
    const isSame = unsentAnswer === wish.answer && teamReason === wish.teamReason;
    return isWaiting && isSame ? 'stays' : 'moves';
  }
  if (status === wish.to) return isWaiting ? 'moves' : 'stays';
  return findMove(status, wish.to, 'move') === undefined ? 'refused' : 'moves';
}
