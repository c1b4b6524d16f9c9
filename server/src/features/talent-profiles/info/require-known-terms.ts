import type { PartOfInfo } from '@callboard/contract/professional-info';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findDepartmentOf } from '../../reference-data/find-department-of.ts';
import { type Reference, requireTerms } from '../../reference-data/require-terms.ts';
import { readSingle } from './get-info.ts';

/** Everything that a change refers to has to be in its reference list. */
export async function requireKnownTerms(tx: Transaction, profileId: string, changes: PartOfInfo) {
  await requireTerms(tx, referencesOf(changes));
  if (changes.crewRoleId !== undefined || changes.crewDepartmentId !== undefined) {
    await requireRoleOfDepartment(tx, profileId, changes);
  }
}

function referencesOf(changes: PartOfInfo): Reference[] {
  const { languages = [], accents = [], skills = [], certifications = [], unions = [] } = changes;
  return [
    { list: 'voiceTypes', field: 'voiceTypeId', id: changes.voiceTypeId },
    { list: 'crewDepartments', field: 'crewDepartmentId', id: changes.crewDepartmentId },
    { list: 'crewRoles', field: 'crewRoleId', id: changes.crewRoleId },
    ...languages.map(({ languageId: id }, at): Reference => {
      return { list: 'languages', field: `languages.${at}.languageId`, id };
    }),
    ...accents.map(({ accentId: id }, at): Reference => {
      return { list: 'accents', field: `accents.${at}.accentId`, id };
    }),
    ...skills.map(({ skillId: id }, at): Reference => {
      return { list: 'skills', field: `skills.${at}.skillId`, id };
    }),
    ...certifications.map(({ typeId: id }, at): Reference => {
      return { list: 'certificationTypes', field: `certifications.${at}.typeId`, id };
    }),
    ...unions.flatMap(({ unionId, membershipId }, at): Reference[] => [
      { list: 'unions', field: `unions.${at}.unionId`, id: unionId },
      { list: 'unionMemberships', field: `unions.${at}.membershipId`, id: membershipId },
    ]),
  ];
}

/** A gaffer is in lighting: role and department fit together after the change. */
async function requireRoleOfDepartment(tx: Transaction, profileId: string, changes: PartOfInfo) {
  const before = await readSingle(tx, profileId);
  const { crewRoleId = before.crewRoleId, crewDepartmentId = before.crewDepartmentId } = changes;
  if (crewRoleId === null) return;
  if ((await findDepartmentOf(tx, crewRoleId)) === crewDepartmentId) return;
  const fields = { crewRoleId: 'Please choose a role of this department' };
  throw new AppError('INVALID_INPUT', { fields });
}
