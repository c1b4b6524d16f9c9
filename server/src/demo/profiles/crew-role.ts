import { crewDepartments } from '../../features/reference-data/vocabulary/crew.ts';

const ROLES = new Map(
  crewDepartments.flatMap(({ id: departmentId, roles }) =>
    roles.map(({ id, name }) => [id, { departmentId, name }] as const),
  ),
);

function crewRole(id: string) {
  const role = ROLES.get(id);
  if (role === undefined) throw new Error(`Nobody on a crew is called ${id}.`);
  return role;
}

export function crewRoleName(id: string): string {
  return crewRole(id).name;
}

export function crewDepartmentOf(id: string): string {
  return crewRole(id).departmentId;
}
