import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { createContext, useContext } from 'react';
import type { BoardStore } from './store/board-store.ts';

export type BoardScene = {
  board: BoardStore;
  rights: CollaboratorRights;
  /** May move people, pick, rate and write. */
  canReview: boolean;
  /** The role was: nobody who applied moves any more. */
  isCancelled: boolean;
  /** What the viewer's country calls a callback. */
  callback: string;
};

export const BoardContext = createContext<BoardScene | null>(null);

export function useBoardScene(): BoardScene {
  const scene = useContext(BoardContext);
  if (scene === null) throw new Error('useBoardScene is used outside its board');
  return scene;
}
