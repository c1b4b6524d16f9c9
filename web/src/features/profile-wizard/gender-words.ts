import { GENDERS } from '@callboard/contract/talent-profiles';

const WORDS: Record<(typeof GENDERS)[number], string> = {
  woman: 'Woman',
  man: 'Man',
  non_binary: 'Non-binary',
  genderfluid: 'Genderfluid',
  self_described: 'Self-described',
};

export const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: WORDS[value] }));
