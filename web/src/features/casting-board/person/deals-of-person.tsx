import type { TeamApplication } from '@callboard/contract/casting-board';
import { log } from '../../../lib/log.ts';
import { useBoardScene } from '../board-context.ts';
import { LateDealPart, LateTeamPapers } from '../late-parts.tsx';
import type { BoardCard } from '../store/board-card.ts';
import { Part } from './part.tsx';

type Props = { card: BoardCard; history: TeamApplication['history'] };

/** When they are free, what is held, and the offer. */
export function DealsOfPerson({ card, history }: Props) {
  const { board, rights, isCancelled } = useBoardScene();
  const { id, talentProfileId, name, status, isMinor } = card;
  const isToWork = status === 'offered' || status === 'booked';
  return (
    <Part title="Dates and deal">
      <LateDealPart
        roleId={board.roleId}
        person={{ applicationId: id, talentProfileId, name, status }}
        // Most were never offered anything, and nobody has to ask for it.
        hasOffers={status === 'offered' || history.some(({ to }) => to === 'offered')}
        rights={rights}
        isCancelled={isCancelled}
        onMoved={() => {
          board
            .refresh([id])
            .catch((error) => log.warn('The board does not know of the offer yet.', error));
        }}
      />
      {isMinor && isToWork && <LateTeamPapers talentProfileId={talentProfileId} />}
    </Part>
  );
}
