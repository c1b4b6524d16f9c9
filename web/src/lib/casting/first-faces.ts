/** Faces to begin with: more than a screen holds, and soon here. */
export const FIRST_FACES = 120;

/** What a role's page reads first; apart from it, because it is asked before its code has come. */
export function firstReadsOfRole(roleId: string): string[] {
  const role = `/api/production-roles/${roleId}`;
  return [role, `${role}/applications?limit=${FIRST_FACES}`];
}
