import type { Role } from '@callboard/contract/roles';

type Visitor = { role: Role | null; isPending: boolean };

/** An empty list allows everyone; someone without a role is allowed only while it is not known yet. */
export function isAllowed(allowed: readonly Role[], { role, isPending }: Visitor): boolean {
  if (allowed.length === 0) return true;
  return role === null ? isPending : allowed.includes(role);
}
