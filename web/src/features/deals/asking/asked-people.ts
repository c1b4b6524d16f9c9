import { LIMITS } from '@callboard/contract/limits';

/** Whom something is asked, as the board knows them. */
export type AskedPerson = { talentProfileId: string; name: string };

const NAMED_MAX = 3;

/** 'Mara Okonjo', 'Mara Okonjo and Bo Lind', '12 people'. */
export function whomInWords(people: readonly AskedPerson[]): string {
  const names = people.map(({ name }) => name);
  if (names.length > NAMED_MAX) return `${names.length} people`;
  const last = names.at(-1) ?? 'Nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Why they cannot all be asked at once, where they cannot. */
export function tooManyInWords(people: readonly AskedPerson[]): string | undefined {
  return people.length > LIMITS.askedAtOnce
    ? `At most ${LIMITS.askedAtOnce} people can be asked at once. Please select fewer.`
    : undefined;
}

export const idsOf = (people: readonly AskedPerson[]) =>
  people.map(({ talentProfileId }) => talentProfileId);
