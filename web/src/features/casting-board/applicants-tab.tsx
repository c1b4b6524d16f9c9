import type { RoleDetail } from '@callboard/contract/production-roles';
import type { ReactNode } from 'react';
import { isBackgroundRole } from '../../lib/casting/background-role.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Board } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { Column } from './store/board-card.ts';
import { useBoard } from './use-board.ts';

type Props = {
  role: Pick<RoleDetail, 'id' | 'productionId' | 'cancelledAt' | 'talentTypeId'>;
  /** The columns that this tab is about; without it all. */
  scope?: readonly Column[];
  /** While nobody is there. */
  empty: ReactNode;
};

/** A role's applicants, all or those who have come so far. */
export function ApplicantsTab({ role, scope, empty }: Props) {
  const { board, state, error, retry } = useBoard(role.id);
  if (board === undefined || state === undefined) {
    return error === null ? (
      <BoardSkeleton />
    ) : (
      <ErrorState title="The applicants could not be loaded" text={error.message} onRetry={retry} />
    );
  }
  const counted: readonly (Column | 'all')[] = scope ?? ['all'];
  if (counted.every((column) => state.counts[column] === 0)) return empty;
  const isCancelled = role.cancelledAt !== null;
  return (
    <Board
      board={board}
      productionId={role.productionId}
      state={state}
      isCancelled={isCancelled}
      isBackground={isBackgroundRole(role)}
      scope={scope}
    />
  );
}
