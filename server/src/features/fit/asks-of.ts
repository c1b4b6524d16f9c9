import type { Ask } from './ask.ts';
import { askAbilities } from './criteria/abilities.ts';
import { askAge } from './criteria/age.ts';
import { askCategory } from './criteria/category.ts';
import { askDates } from './criteria/dates.ts';
import { askGender } from './criteria/gender.ts';
import { askEthnicity, askHeight } from './criteria/looks.ts';
import { askPlace } from './criteria/place.ts';
import { askUnion } from './criteria/union.ts';
import type { RoleFacts } from './facts.ts';

/** All that a role asks for; what decides comes first. */
export function asksOf(role: RoleFacts): Ask[] {
  const asks = [
    askCategory(role),
    askAge(role),
    askGender(role),
    askEthnicity(role),
    askHeight(role),
    ...askAbilities(role),
    askPlace(role),
    askDates(role),
    askUnion(role),
  ];
  return asks.filter((asked) => asked !== undefined);
}
