import type { AskedPerson } from './asked-people.ts';

export type AskProps = {
  roleId: string;
  people: readonly AskedPerson[];
  /** How many of those selected are not on Callboard. */
  leftOut?: number;
  onAsked?: () => void;
  onClose: () => void;
};
