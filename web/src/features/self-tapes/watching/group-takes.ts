import type { InvitationDetail } from '@callboard/contract/audition-invitations';

export type SentTake = InvitationDetail['takesSent'][number];
type Group = { title: string; isSlate: boolean; takes: SentTake[] };

/** The slate, then scene by scene, in the order in which they were sent. */
export function groupTakes(takes: readonly SentTake[]): Group[] {
  const hasScenes = takes.some(({ scene }) => scene !== null);
  const isOwnSlate = ({ scene, isSlate }: SentTake) => hasScenes && scene === null && isSlate;
  const groups = Map.groupBy(takes, (take) =>
    isOwnSlate(take) ? 'Slate' : (take.scene ?? 'Tape'),
  );
  return [...groups].map(([title, ofScene]) => ({
    title,
    isSlate: ofScene.every(isOwnSlate),
    takes: ofScene,
  }));
}
