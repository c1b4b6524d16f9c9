import { createHash } from 'node:crypto';

/**
 * What is kept of the address of somebody who was suspended when their account was deleted: enough to
 * know it again, so that deleting an account is no way around a suspension, and not the address.
 */
export function traceOf(email: string): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `suspended-${hash}@deleted.invalid`;
}

/** What stands in the place of an address where a role needs one. */
export function nobodysAddress({ id, role }: { id: string; role: string }): string | null {
  return role === 'talent' ? null : `deleted-${id}@deleted.invalid`;
}
