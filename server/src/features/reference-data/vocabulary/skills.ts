import { circusSkills } from './skills/circus-and-physical.ts';
import { comedySkills } from './skills/comedy-and-improvisation.ts';
import { danceSkills } from './skills/dance.ts';
import { instrumentSkills } from './skills/instruments.ts';
import { martialArtsSkills } from './skills/martial-arts-and-combat.ts';
import { performanceSkills } from './skills/performance.ts';
import { presentingSkills } from './skills/presenting.ts';
import { ridingSkills } from './skills/riding-and-animals.ts';
import { singingSkills } from './skills/singing.ts';
import { sportsSkills } from './skills/sports.ts';
import { technicalSkills } from './skills/technical.ts';
import { tradeSkills } from './skills/trades-and-professions.ts';
import { vehicleSkills } from './skills/vehicles.ts';
import { voiceSkills } from './skills/voice.ts';
import { waterSkills } from './skills/water.ts';
import { weaponSkills } from './skills/weapons.ts';
import { winterSkills } from './skills/winter.ts';
import type { Term } from './term.ts';
import { slug, terms } from './term.ts';

export type Skill = Term & { categoryId: string };

const skillsByCategory: [categoryName: string, skills: Term[]][] = [
  ['Performance', performanceSkills],
  ['Comedy and improvisation', comedySkills],
  ['Singing', singingSkills],
  ['Dance', danceSkills],
  ['Instruments', instrumentSkills],
  ['Sports', sportsSkills],
  ['Martial arts and combat', martialArtsSkills],
  ['Weapons', weaponSkills],
  ['Riding and animals', ridingSkills],
  ['Vehicles', vehicleSkills],
  ['Circus and physical', circusSkills],
  ['Water', waterSkills],
  ['Winter', winterSkills],
  ['Voice', voiceSkills],
  ['Presenting', presentingSkills],
  ['Trades and professions', tradeSkills],
  ['Technical', technicalSkills],
];

export const skillCategories = terms(...skillsByCategory.map(([categoryName]) => categoryName));

/** A skill belongs to one category, the one a casting director would look under first. */
export const skills: Skill[] = skillsByCategory.flatMap(([categoryName, categorySkills]) =>
  categorySkills.map((skill) => ({ ...skill, categoryId: slug(categoryName) })),
);
