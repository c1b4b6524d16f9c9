import { LIMITS } from '@callboard/contract/limits';
import {
  AGE_OF_MAJORITY,
  type ContentFlag,
  CREW_PAY_UNITS,
} from '@callboard/contract/production-choices';
import { EMPTY_ROLE, type RoleForm } from '@callboard/contract/role-form';
import { clip } from './clip.ts';
import { type Facts, hasAge } from './facts.ts';

const VISIBLE = /[^\p{C}\p{Z}]/u;

/** A role within the limits of its form, of whatever was understood. */
export function makeRole(title: string, description: string, facts: Facts): RoleForm {
  const { isChild: _, ...known } = facts;
  const role = { ...EMPTY_ROLE, ...known };
  return {
    ...role,
    title: VISIBLE.test(title) ? clip(title, LIMITS.nameLength) : 'Role',
    description: clip(description, LIMITS.textLength) || null,
    contentFlags: contentFlagsOf(facts),
    contentNote: note(sentence(role.contentNote), LIMITS.textLength),
    physicalWishes: note(sentence(role.physicalWishes), LIMITS.textLength),
    vocalRange: note(role.vocalRange, LIMITS.lineLength),
    payNote: note(role.payNote, LIMITS.lineLength),
    kit: note(role.kit, LIMITS.lineLength),
    skills: role.skills.slice(0, LIMITS.roleTerms),
    languages: role.languages.slice(0, LIMITS.roleTerms),
    accents: role.accents.slice(0, LIMITS.roleTerms),
    ethnicityIds: role.ethnicityIds.slice(0, LIMITS.roleTerms),
    unionIds: role.unionIds.slice(0, LIMITS.roleTerms),
    workDates: role.workDates.slice(0, LIMITS.workDates),
  };
}

/** What a crew role has, and nothing else. */
export function makeCrewRole(
  title: string,
  description: string,
  { crewRoleId, ...facts }: Facts & { crewRoleId: string | null },
): RoleForm {
  const { skills, languages, unionStatus, unionIds, countNeeded, kit, workDates } = facts;
  const { payKind, payAmount, payCurrency, payUnit, payNote } = facts;
  const unit = CREW_PAY_UNITS.find((known) => known === payUnit) ?? null;
  const asked = { skills, languages, unionStatus, unionIds, countNeeded, kit, workDates };
  const pay = { payKind, payAmount, payCurrency, payNote };
  const given = Object.entries({ ...asked, ...pay }).filter(([, value]) => value !== undefined);
  const role = makeRole(title, description, Object.fromEntries(given));
  return { ...role, roleType: 'crew', crewRoleId, payUnit: unit };
}

function note(text: string | null, most: number): string | null {
  return text === null ? null : clip(text, most);
}

function sentence(text: string | null): string | null {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

/** A role below 18, or for a child of no age that is said, is one for minors. */
function contentFlagsOf(facts: Facts): ContentFlag[] {
  const flags = facts.contentFlags ?? [];
  const lowest = facts.playingAgeMin ?? facts.playingAgeMax ?? AGE_OF_MAJORITY;
  const isForMinors = hasAge(facts) ? lowest < AGE_OF_MAJORITY : facts.isChild === true;
  return isForMinors && !flags.includes('minors') ? [...flags, 'minors'] : flags;
}
