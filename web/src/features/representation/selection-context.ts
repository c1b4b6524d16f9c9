import { createContext, useContext } from 'react';
import type { Portfolio } from '../business-portfolios/api.ts';
import type { SelectedTalent } from './selected-talent.ts';

/** What an agent works in, and whom they act as. Both are nothing for everyone else. */
export type Selection = {
  /** By name; undefined until they are known. */
  portfolios: readonly Portfolio[] | undefined;
  portfolio: Portfolio | null;
  selectPortfolio: (portfolio: Portfolio) => void;
  talent: SelectedTalent | null;
  isActingAsTalent: boolean;
  selectTalent: (talent: SelectedTalent) => void;
  clearTalent: () => void;
};

export const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('useSelection is used outside its provider');
  return selection;
}
