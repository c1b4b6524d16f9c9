import type { Pick } from '@callboard/contract/application-moves';
import type { MouseEvent } from 'react';
import type { BoardCard } from '../store/board-card.ts';

/** What cards do; the same functions for all of them, so that one that did not change is not redrawn. */
export type CardActs = {
  press: (id: string, event: MouseEvent) => void;
  toggle: (id: string, event: MouseEvent) => void;
  pick: (id: string, pick: Pick) => void;
  rate: (id: string, rating: number | null) => void;
};

export type CardProps = {
  card: BoardCard;
  callback: string;
  /** In pixels. */
  width: number;
  isCursor: boolean;
  /** Where the tab key arrives. */
  isReachable: boolean;
  isSelected: boolean;
  isAnySelected: boolean;
  isRating: boolean;
  isOpen: boolean;
  canReview: boolean;
  acts: CardActs;
};
