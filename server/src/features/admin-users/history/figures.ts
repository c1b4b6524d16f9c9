import type { OpenedUser } from '@callboard/contract/admin-users';
import type { Role } from '@callboard/contract/roles';
import type { countDoings } from './queries.ts';

type Doings = Awaited<ReturnType<typeof countDoings>>;

/** What people of a role do here. */
export function figuresOf(role: Role, doings: Doings): OpenedUser['figures'] {
  const applications = { label: 'Applications', count: doings.applications };
  const productions = { label: 'Productions', count: doings.productions };
  const represented = { label: 'Talent looked after', count: doings.represented };
  const conversations = { label: 'Conversations', count: doings.conversations };
  if (role === 'talent') return [applications, conversations];
  if (role === 'agent') return [represented, conversations];
  return [productions, conversations];
}
