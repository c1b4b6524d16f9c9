import type { RoleForm } from '@callboard/contract/role-form';
import type { ProfileForm } from '@callboard/contract/talent-profiles';

/** What is compared of a role. */
export type RoleFacts = Pick<
  RoleForm,
  | 'roleType'
  | 'talentTypeId'
  | 'crewRoleId'
  | 'genders'
  | 'playingAgeMin'
  | 'playingAgeMax'
  | 'ethnicityIds'
  | 'heightMinCm'
  | 'heightMaxCm'
  | 'skills'
  | 'languages'
  | 'accents'
  | 'unionStatus'
  | 'unionIds'
  | 'workDates'
  | 'countryId'
  | 'city'
  | 'isLocalHire'
  | 'contentFlags'
>;

/** How well someone has each term that they list, as a place in the list of levels. */
export type Levels = ReadonlyMap<string, number>;

/**
 * What is compared of a talent: nothing that clients may not see anyway, so that how someone fits
 * tells a team nothing new. The day of birth is not among it, nor where a child lives.
 */
export type TalentFacts = Pick<
  ProfileForm,
  'gender' | 'gendersPlayed' | 'playingAgeMin' | 'playingAgeMax' | 'countryId' | 'categoryIds'
> & {
  isMinor: boolean;
  /** Folded, to compare. */
  city: string | null;
  localHireCities: readonly string[];
  crewDepartmentId: string | null;
  crewRoleId: string | null;
  heightCm: number | null;
  ethnicityIds: readonly string[];
  skills: Levels;
  languages: Levels;
  accents: Levels;
  /** Union → standing in it. */
  unions: ReadonlyMap<string, string>;
  /** Both days included, as numbers (`dayNumber`): they are compared with those of thousands of roles. */
  bookedOut: readonly { from: number; to: number }[];
};
