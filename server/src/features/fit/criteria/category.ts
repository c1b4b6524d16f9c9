import { isOpenToMinors } from '@callboard/contract/role-problems';
import { type Ask, ask } from '../ask.ts';
import type { RoleFacts, TalentFacts } from '../facts.ts';
import { departmentOf, nameOf } from '../term-names.ts';

const CREW = 'crew';

/**
 * Role sizes that say what kind of performer is meant, each with the categories that do such work. All
 * other sizes are for performers of any kind. A child performer may be any of them.
 */
const CATEGORIES_OF_TYPES: Record<string, readonly string[]> = {
  voice: ['voice-artist', 'actor'],
  narrator: ['voice-artist', 'actor', 'presenter'],
  presenter: ['presenter'],
  dancer: ['dancer'],
  singer: ['singer'],
  model: ['model'],
  stunt: ['stunt-performer'],
  puppeteer: ['puppeteer'],
  'motion-capture': ['motion-capture-performer', 'stunt-performer', 'actor'],
  background: ['background-artist', 'actor'],
  'featured-background': ['background-artist', 'actor'],
  'stand-in': ['stand-in', 'body-double', 'background-artist'],
  'photo-double': ['body-double', 'stand-in', 'background-artist'],
  'body-double': ['body-double', 'stand-in'],
};

/** Whether the work is what the talent does, and whether a child may do it. */
export function askCategory(role: RoleFacts): Ask {
  const isForMinors = isOpenToMinors(role);
  const kind = role.roleType === 'crew' ? crew(role.crewRoleId) : performer(role.talentTypeId);
  const isTooYoung = (talent: TalentFacts) => talent.isMinor && !isForMinors;
  return ask({
    criterion: 'category',
    about: [role.roleType, role.talentTypeId, role.crewRoleId, isForMinors],
    terms: kind.terms,
    // That it is for adults is told to children; to everybody else it goes without saying.
    termsFor: (talent) => (isTooYoung(talent) ? ['18 or over'] : kind.terms),
    judge: (talent) => (isTooYoung(talent) ? 'unmet' : kind.judge(talent)),
  });
}

type Kind = Pick<Ask, 'terms' | 'judge'>;

/** Those that do the work of a role size; none told: any performer. */
export function categoriesFor(talentTypeId: string | null): readonly string[] | undefined {
  return talentTypeId === null ? undefined : CATEGORIES_OF_TYPES[talentTypeId];
}

function performer(talentTypeId: string | null): Kind {
  const wanted = categoriesFor(talentTypeId);
  const does = (id: string) =>
    wanted === undefined ? id !== CREW : id === 'child-performer' || wanted.includes(id);
  return {
    terms: wanted?.slice(0, 1).map((id) => nameOf('talentCategories', id)) ?? ['performer'],
    judge: ({ categoryIds }) => {
      if (categoryIds.length === 0) return 'unknown';
      return categoryIds.some(does) ? 'met' : 'unmet';
    },
  };
}

/** Another craft of the same department may be near enough: only the talent can say. */
function crew(crewRoleId: string | null): Kind {
  if (crewRoleId === null) return { terms: ['crew'], judge: isCrew };
  const departmentId = departmentOf(crewRoleId);
  return {
    terms: [nameOf('crewRoles', crewRoleId)],
    judge: (talent) => {
      if (talent.crewRoleId === crewRoleId) return 'met';
      const isCrewAtAll = isCrew(talent);
      if (isCrewAtAll !== 'met') return isCrewAtAll;
      const known = talent.crewDepartmentId;
      return known === null || known === departmentId ? 'unknown' : 'unmet';
    },
  };
}

function isCrew({ categoryIds, crewRoleId, crewDepartmentId }: TalentFacts) {
  if (crewRoleId !== null || crewDepartmentId !== null) return 'met';
  if (categoryIds.length === 0) return 'unknown';
  return categoryIds.includes(CREW) ? 'met' : 'unmet';
}
