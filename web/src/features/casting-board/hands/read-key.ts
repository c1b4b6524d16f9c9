import type { Pick, TeamTarget } from '@callboard/contract/application-moves';
import type { Direction } from './move-about.ts';

/** What a key asks for. No key offers a role or books anyone. */
export type Command =
  | { do: 'go'; direction: Direction }
  | { do: 'pick'; pick: Pick }
  | { do: 'move'; to: TeamTarget }
  | { do: 'explainNew' }
  | { do: 'decline' }
  | { do: 'select' }
  | { do: 'selectAll' }
  | { do: 'compare' }
  | { do: 'note' }
  | { do: 'rate' }
  | { do: 'open' }
  | { do: 'close' }
  | { do: 'undo' }
  | { do: 'filter' }
  | { do: 'help' };

const COMMANDS: Record<string, Command> = {
  j: { do: 'go', direction: 'next' },
  k: { do: 'go', direction: 'previous' },
  ArrowLeft: { do: 'go', direction: 'left' },
  ArrowRight: { do: 'go', direction: 'right' },
  ArrowUp: { do: 'go', direction: 'up' },
  ArrowDown: { do: 'go', direction: 'down' },
  Home: { do: 'go', direction: 'first' },
  End: { do: 'go', direction: 'last' },
  y: { do: 'pick', pick: 'yes' },
  m: { do: 'pick', pick: 'maybe' },
  n: { do: 'pick', pick: 'no' },
  1: { do: 'explainNew' },
  2: { do: 'move', to: 'viewed' },
  3: { do: 'move', to: 'shortlisted' },
  4: { do: 'move', to: 'audition' },
  5: { do: 'move', to: 'callback' },
  d: { do: 'decline' },
  x: { do: 'select' },
  a: { do: 'selectAll' },
  c: { do: 'compare' },
  e: { do: 'note' },
  r: { do: 'rate' },
  f: { do: 'filter' },
  Enter: { do: 'open' },
  ' ': { do: 'open' },
  Escape: { do: 'close' },
  u: { do: 'undo' },
  '?': { do: 'help' },
};

type PressedKey = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
};

/** Nothing while someone types, or holds a key that makes it the browser's. */
export function readKey({ key, ctrlKey, metaKey, altKey, target }: PressedKey) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof Element && isBusy(target, key)) return undefined;
  return COMMANDS[key] ?? COMMANDS[key.toLowerCase()];
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="combobox"], video, audio';
/** Whatever lies over the board has the keys to itself. */
const OVER_THE_BOARD = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const PRESSED = 'button, a, summary, [role="tab"], [role="radio"]';
/** Keys that a control of its own has a use for. */
const OF_CONTROLS = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Whether keys are letters there, or a player's own. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}

function isBusy(target: Element, key: string): boolean {
  if (isTypedInto(target) || target.closest(OVER_THE_BOARD) !== null) return true;
  return OF_CONTROLS.has(key) && target.closest(PRESSED) !== null;
}
