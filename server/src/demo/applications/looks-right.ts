import type { Kind, Talent } from '../people/talent.ts';
import { detailsOf } from '../productions/describe-role.ts';
import type { ProductionPlan, RolePlan } from '../productions/plan.ts';
import { crewDepartmentOf } from '../profiles/crew-role.ts';
import { planAccents } from '../profiles/plan-accents.ts';
import { planLanguages } from '../profiles/plan-languages.ts';
import { planSkills } from '../profiles/plan-skills.ts';

/** What is left of a good fit an ocean away, of somebody in another line, of another gender. */
const ABROAD = 0.6;
const OTHER_LINE = 0.6;
const OTHER_GENDER = 0.3;

const LINES: Record<string, readonly Kind[]> = {
  voice: ['voice', 'actor', 'child'],
  narrator: ['voice', 'presenter', 'actor'],
  dancer: ['dancer'],
  'motion-capture': ['capture', 'stunt', 'actor'],
  background: ['background', 'actor', 'variety', 'model'],
  'featured-background': ['background', 'actor', 'comedian', 'musician'],
  swing: ['dancer', 'singer', 'musician'],
};
const ON_STAGE_SINGING: readonly Kind[] = ['singer', 'musician', 'dancer'];
const ACTING: readonly Kind[] = ['actor', 'comedian', 'child', 'capture', 'singer'];

/** How right somebody looks for a part at first glance, from 0 to 1. */
export function looksRight(talent: Talent, production: ProductionPlan, role: RolePlan): number {
  if (role.crewRole !== undefined) return craftFit(talent, role.crewRole);
  const isAmerican = role.pay.payCurrency === 'USD';
  const distance = isAmerican === (talent.countryId === 'us') ? 1 : ABROAD;
  const gender = role.gender === undefined || role.gender === talent.gender ? 1 : OTHER_GENDER;
  const line = linesOf(production, role).includes(talent.kind) ? 1 : OTHER_LINE;
  const able = 0.6 + 0.4 * shareOf(talent, production, role);
  return ageFit(talent.playingAge, role.ages) * gender * distance * line * able;
}

function craftFit({ craft }: Talent, wanted: string): number {
  if (craft === undefined) return 0;
  if (craft === wanted) return 1;
  return crewDepartmentOf(craft) === crewDepartmentOf(wanted) ? 0.6 : 0.3;
}

function linesOf({ typeId }: ProductionPlan, { talentType }: RolePlan): readonly Kind[] {
  return LINES[talentType ?? ''] ?? (typeId === 'musical' ? ON_STAGE_SINGING : ACTING);
}

function ageFit(plays: Talent['playingAge'], wanted: RolePlan['ages']): number {
  if (plays === null || wanted === undefined) return 1;
  const years = Math.max(0, plays[0] - wanted[1], wanted[0] - plays[1]);
  if (years > 0) return Math.max(0, 0.6 - years * 0.05);
  const middle = (wanted[0] + wanted[1]) / 2;
  return middle >= plays[0] && middle <= plays[1] ? 1 : 0.85;
}

/** How much of what has to be known, spoken or sounded like they have. */
function shareOf(talent: Talent, production: ProductionPlan, role: RolePlan): number {
  const { skills = [], languages = [], accents = [] } = detailsOf(production, role);
  const asked = [
    ...skills.filter(({ isPlus }) => !isPlus).map(({ skillId }) => skillId),
    ...languages.map(({ languageId }) => languageId),
    ...accents.map(({ accentId }) => accentId),
  ];
  if (asked.length === 0) return 1;
  const has = abilitiesOf(talent);
  return asked.filter((id) => has.has(id)).length / asked.length;
}

const ABILITIES = new Map<string, ReadonlySet<string>>();

function abilitiesOf(talent: Talent): ReadonlySet<string> {
  const known = ABILITIES.get(talent.key);
  if (known !== undefined) return known;
  const plans = [...planSkills(talent), ...planLanguages(talent), ...planAccents(talent)];
  const able = new Set(plans.map(([id]) => id));
  ABILITIES.set(talent.key, able);
  return able;
}
