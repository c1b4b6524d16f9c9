import type { Role } from '@callboard/contract/roles';
import type { TalentOrder } from '@callboard/contract/talent-search';
import { TEXTS } from '@callboard/contract/texts';
import type { VerificationKind } from '@callboard/contract/verification';

/** The page is called what the menu calls it. */
export const HEADINGS: Record<Role, string> = {
  client: TEXTS.sidebar.talent,
  talent: 'Talent Search',
  agent: TEXTS.sidebar.talentRadar,
  admin: 'Talent Search',
};

export const ORDER_WORDS: Record<TalentOrder, string> = {
  fit: 'Best fit',
  newest: 'Newest',
  active: 'Recently active',
  nearest: 'Nearest',
  name: 'Name',
};

export const VERIFIED_WORDS: Record<VerificationKind, string> = {
  professional: 'Verified professional',
  identity: 'Verified identity',
};

/** Days in which a profile was changed. */
export const UPDATED_WORDS: Record<number, string> = {
  7: 'In the last week',
  30: 'In the last month',
  90: 'In the last three months',
  365: 'In the last year',
};

export function updatedWords(days: number): string {
  return UPDATED_WORDS[days] ?? `In the last ${days} days`;
}

export function talentsWord(count: number): string {
  return count === 1 ? '1 talent' : `${count.toLocaleString('en')} talents`;
}
