import { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { ITEM_VISIBILITY_WORDS } from './visibility-words.ts';

export const VISIBILITY_OPTIONS = ITEM_VISIBILITIES.map((value) => {
  const { label, hint } = ITEM_VISIBILITY_WORDS[value];
  return { value, label, hint };
});
