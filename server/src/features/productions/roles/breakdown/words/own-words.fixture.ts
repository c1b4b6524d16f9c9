import { accents } from '../../../../reference-data/vocabulary/accents.ts';
import { crewDepartments } from '../../../../reference-data/vocabulary/crew.ts';
import {
  ethnicities,
  roleOnlyEthnicities,
} from '../../../../reference-data/vocabulary/ethnicities.ts';
import { languages } from '../../../../reference-data/vocabulary/languages.ts';
import { productionTypes } from '../../../../reference-data/vocabulary/production-types.ts';
import { skills } from '../../../../reference-data/vocabulary/skills.ts';
import { talentTypes } from '../../../../reference-data/vocabulary/talent-types.ts';
import { unions } from '../../../../reference-data/vocabulary/unions.ts';
import { voiceTypes } from '../../../../reference-data/vocabulary/voice-types.ts';
import { wordsOf } from './words.ts';

/** The words of a release, as its database has them. */
export const OWN_WORDS = wordsOf({
  accents,
  crewRoles: crewDepartments.flatMap(({ roles }) => roles),
  ethnicities: [...ethnicities, ...roleOnlyEthnicities],
  languages,
  productionTypes,
  skills,
  talentTypes,
  unions,
  voiceTypes,
});
