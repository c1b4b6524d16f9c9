import type { RoleForm } from '@callboard/contract/role-form';
import { useQuery } from '@tanstack/react-query';
import { roleKindInWords } from '../../../lib/casting/role-words.ts';
import { crewDepartmentsQuery, talentTypesQuery } from '../../reference-data/api.ts';

/** Says a role's size, or of a crew role its craft. */
export function useRoleKinds() {
  const { data: talentTypes = [] } = useQuery(talentTypesQuery);
  const { data: departments = [] } = useQuery(crewDepartmentsQuery);
  const crewRoles = departments.flatMap(({ roles }) => roles);
  return (role: Pick<RoleForm, 'roleType' | 'talentTypeId' | 'crewRoleId'>) =>
    roleKindInWords(role, { talentTypes, crewRoles });
}
