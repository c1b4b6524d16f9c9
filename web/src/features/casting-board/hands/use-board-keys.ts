import { useEffect, useEffectEvent } from 'react';
import { type Command, isTypedInto, readKey } from './read-key.ts';

const NO_RATING = new Set(['0', 'Backspace']);

type Options = {
  /** After `r`: digits rate until something else is pressed. */
  isRating: boolean;
  onRate: (rating: number | null | 'never mind') => void;
  /** Returns whether the key was of use; else it is the browser's. */
  onCommand: (command: Command) => boolean;
};

/** The keys of the board, wherever on the page one is, unless one types or something lies over it. */
export function useBoardKeys({ isRating, onRate, onCommand }: Options): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const command = readKey(event);
    if (isRating && command !== undefined) {
      event.preventDefault();
      onRate(ratingOf(event.key));
      return;
    }
    if (isRating && NO_RATING.has(event.key) && !isTypedInto(event.target)) return onRate(null);
    if (command !== undefined && onCommand(command)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function ratingOf(key: string): number | 'never mind' {
  return /^[1-5]$/.test(key) ? Number(key) : 'never mind';
}
