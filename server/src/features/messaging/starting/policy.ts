import type { Role } from '@callboard/contract/roles';

/** What is known of two people of whom one would like to write to the other. */
export type Facts = {
  /** Of a talent: as the talents' own rules have it, also for children. Everyone else's is true. */
  isVisible: boolean;
  isSuspended: boolean;
  /**
   * The talent for whom is written applied to a production of the other's team, or was invited, held,
   * booked or asked for it.
   */
  isInCasting: boolean;
  /** One of them works, through an agency, for a talent that the other is or keeps. */
  isRepresented: boolean;
  /** They work on a production together, or for one agency. */
  isColleague: boolean;
};

/** What has to be so for one to begin with the other; what is not here is refused. */
const NEEDED: Record<Role, Partial<Record<Role, keyof Facts>>> = {
  client: { talent: 'isVisible', agent: 'isVisible', client: 'isColleague' },
  talent: { client: 'isInCasting', agent: 'isRepresented' },
  agent: { client: 'isInCasting', talent: 'isRepresented', agent: 'isColleague' },
  admin: { client: 'isVisible', talent: 'isVisible', agent: 'isVisible', admin: 'isVisible' },
};

/** Admins write to anyone. In what was begun, everyone who takes part answers. */
export function mayStart(starter: Role, other: Role, facts: Facts): boolean {
  if (facts.isSuspended && starter !== 'admin') return false;
  const needed = NEEDED[starter][other];
  return needed !== undefined && facts[needed];
}

/** Whether someone may be told that the other exists: a refusal says as much. */
export function mayKnow(starter: Role, facts: Facts & { isInConversation: boolean }): boolean {
  if (starter === 'admin' || facts.isInConversation) return true;
  if (facts.isSuspended) return false;
  return facts.isVisible || facts.isRepresented || facts.isColleague;
}
