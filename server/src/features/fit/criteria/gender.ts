import type { RoleForm } from '@callboard/contract/role-form';
import { type Ask, ask } from '../ask.ts';
import type { RoleFacts } from '../facts.ts';

type Gender = RoleForm['genders'][number];

const WORDS: Record<Gender, string> = {
  woman: 'woman',
  man: 'man',
  non_binary: 'non-binary',
  genderfluid: 'genderfluid',
  self_described: 'self-described',
};

/** What someone is, or says they play. A role that names none is open to all. */
export function askGender({ genders }: RoleFacts): Ask | undefined {
  if (genders.length === 0) return undefined;
  return ask({
    criterion: 'gender',
    about: genders,
    terms: genders.map((gender) => WORDS[gender]),
    judge: ({ gender, gendersPlayed }) => {
      if (gender !== null && genders.includes(gender)) return 'met';
      if (gendersPlayed.some((played) => genders.includes(played))) return 'met';
      return gender === null && gendersPlayed.length === 0 ? 'unknown' : 'unmet';
    },
  });
}
