import type { RoleForm } from '@callboard/contract/role-form';
import type { Reference } from '../../reference-data/require-terms.ts';

/** Every term of a reference list that a role, or a part of one, refers to. */
export function termsOfRole(role: Partial<RoleForm>): Reference[] {
  const { ethnicityIds = [], unionIds = [], skills = [], languages = [], accents = [] } = role;
  return [
    { list: 'talentTypes', field: 'talentTypeId', id: role.talentTypeId },
    { list: 'crewRoles', field: 'crewRoleId', id: role.crewRoleId },
    { list: 'voiceTypes', field: 'voiceTypeId', id: role.voiceTypeId },
    { list: 'countries', field: 'countryId', id: role.countryId },
    ...ethnicityIds.map((id, at): Reference => {
      return { list: 'ethnicities', field: `ethnicityIds.${at}`, id };
    }),
    ...unionIds.map((id, at): Reference => ({ list: 'unions', field: `unionIds.${at}`, id })),
    ...skills.map(({ skillId: id }, at): Reference => {
      return { list: 'skills', field: `skills.${at}.skillId`, id };
    }),
    ...languages.map(({ languageId: id }, at): Reference => {
      return { list: 'languages', field: `languages.${at}.languageId`, id };
    }),
    ...accents.map(({ accentId: id }, at): Reference => {
      return { list: 'accents', field: `accents.${at}.accentId`, id };
    }),
  ];
}
