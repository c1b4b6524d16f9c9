import { SELF } from '../look/matches-look.ts';
import type { BoardCard } from '../store/board-card.ts';
import { standingWord } from './column-words.ts';

/** `26–33 · Glasgow · Tallow & Finch`, of what is known. */
export function factsLine(card: BoardCard): string {
  if (card.outside !== undefined) {
    return ['Outside', card.agencyName].filter((part) => part !== null).join(' · ');
  }
  return [agesOf(card), card.place, card.agencyName ?? SELF]
    .filter((part) => part !== null)
    .join(' · ');
}

export function agesOf({ playingAgeMin: min, playingAgeMax: max }: BoardCard): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return String(min ?? max);
  return `${min}–${max}`;
}

export function fitWords({ fit: { met, asked } }: BoardCard): string | null {
  return asked === 0 ? null : `fits ${met}/${asked}`;
}

export function ratingWords({ rating: { average } }: BoardCard): string | null {
  return average === null ? null : average.toFixed(1);
}

/** `Shortlisted · fits 8/9`. */
export function standingLine(card: BoardCard, callback: string): string {
  const confirm = card.needsConfirmation ? 'to confirm' : null;
  return [standingWord(card, callback), fitWords(card), confirm]
    .filter((part) => part !== null)
    .join(' · ');
}
