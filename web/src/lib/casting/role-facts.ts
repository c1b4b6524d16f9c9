import type { RoleForm } from '@callboard/contract/role-form';
import type { Units } from '../talent/measures.ts';
import { LEVEL_WORDS } from '../talent/profile-words.ts';
import { heightsInWords } from './fit-words.ts';
import { moneyInWords } from './money.ts';
import {
  agesInWords,
  CONTENT_WORDS,
  gendersInWords,
  MEDIA_WORDS,
  payInWords,
  REPLICA_WORDS,
  UNION_STATUS_WORDS,
  workDatesInWords,
} from './role-words.ts';

/** The lists whose names a role's facts need. */
export type RoleList =
  | 'accent'
  | 'country'
  | 'ethnicity'
  | 'language'
  | 'skill'
  | 'union'
  | 'voiceType';
export type NameOf = (list: RoleList, id: string) => string | undefined;
export type RoleReader = { units: Units; playingAge: string };

type RoleFact = { label: string; value: string };
export type RoleFactGroup = { title: string; facts: RoleFact[] };

type Role = Omit<RoleForm, 'coversRoleIds'>;
type Said = [label: string, value: string | null | undefined];

/** All that a role says of itself, in the order in which someone asks; what it does not say is left out. */
export function roleFacts(role: Role, nameOf: NameOf, reader: RoleReader): RoleFactGroup[] {
  const groups: [title: string, said: Said[]][] = [
    ['Who', who(role, nameOf, reader)],
    ['The job', job(role, nameOf)],
    ['What to know', toKnow(role)],
  ];
  return groups.flatMap(([title, said]) => {
    const facts = said.flatMap(([label, value]) => (value ? [{ label, value }] : []));
    return facts.length === 0 ? [] : [{ title, facts }];
  });
}

function who(role: Role, nameOf: NameOf, { units, playingAge }: RoleReader): Said[] {
  const names = (list: RoleList, ids: readonly string[]) =>
    ids.flatMap((id) => nameOf(list, id) ?? []).join(', ');
  const isTalent = role.roleType === 'talent';
  return [
    [playingAge, agesInWords(role.playingAgeMin, role.playingAgeMax)],
    ['Gender', gendersInWords(role.genders) ?? (isTalent ? 'Any' : null)],
    ['Ethnicity', names('ethnicity', role.ethnicityIds) || (isTalent ? 'Open to all' : null)],
    ['Height', heights(role, units)],
    ['Looks', role.physicalWishes],
    ['Languages', leveled(role.languages, (one) => nameOf('language', one.languageId))],
    ['Accents', leveled(role.accents, (one) => nameOf('accent', one.accentId))],
    ['Skills', skills(role, nameOf)],
    ['Voice', voice(role, nameOf)],
    ['People needed', role.countNeeded > 1 ? String(role.countNeeded) : null],
  ];
}

function job(role: Role, nameOf: NameOf): Said[] {
  const { usage, payCurrency } = role;
  const money = (amount: number | null | undefined) =>
    amount == null ? null : moneyInWords(amount, payCurrency);
  const unions = role.unionIds.flatMap((id) => nameOf('union', id) ?? []).join(', ');
  const union = role.unionStatus === null ? '' : UNION_STATUS_WORDS[role.unionStatus];
  return [
    ['Pay', payInWords(role)],
    ['About the pay', role.payNote],
    ['Session fee', money(usage?.sessionFee)],
    ['Fitting fee', money(usage?.fittingFee)],
    ['Overtime', usage?.overtime],
    ['Buyout', money(usage?.buyout)],
    ['Usage', listed(usage?.media, usage?.territory, usage?.term)],
    ['Spots', usage?.spots?.toString()],
    [
      'Exclusivity',
      listed(usage?.exclusivity?.category, usage?.exclusivity?.territory, usage?.exclusivity?.term),
    ],
    ['Kit', role.kit],
    ['Dates', workDatesInWords(role.workDates)],
    ['Place', listed(role.city, nameOf('country', role.countryId ?? ''))],
    ['Local hire', role.isLocalHire ? 'Only people who live there' : null],
    ['Union', listed(union, unions)],
  ];
}

function toKnow(role: Role): Said[] {
  return [
    ['Content', role.contentFlags.map((flag) => CONTENT_WORDS[flag]).join(', ')],
    ['About the content', role.contentNote],
    [
      'Digital replica or AI',
      role.replicaUses.map((use) => REPLICA_WORDS[use]).join(', ') || 'None',
    ],
    ['Its terms', role.replicaTerms],
    ['Please send', role.requestedMedia.map((media) => MEDIA_WORDS[media]).join(', ')],
  ];
}

const listed = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

function heights({ heightMinCm: min, heightMaxCm: max }: Role, units: Units) {
  if (min === null && max === null) return null;
  return heightsInWords(min, max, units);
}

type Leveled = { level: keyof typeof LEVEL_WORDS | null };

function leveled<T extends Leveled>(asked: readonly T[], name: (one: T) => string | undefined) {
  return asked.flatMap((one) => withLevel(name(one), one) ?? []).join(', ');
}

function withLevel(name: string | undefined, { level }: Leveled): string | undefined {
  if (name === undefined || level === null) return name;
  return `${name} (${LEVEL_WORDS[level].toLowerCase()})`;
}

function skills(role: Role, nameOf: NameOf): string {
  return role.skills
    .flatMap((skill) => {
      const said = withLevel(nameOf('skill', skill.skillId), skill);
      if (said === undefined) return [];
      return skill.isPlus ? `${said} a plus` : said;
    })
    .join(', ');
}

function voice({ voiceTypeId, vocalRange }: Role, nameOf: NameOf): string {
  return listed(nameOf('voiceType', voiceTypeId ?? ''), vocalRange);
}
