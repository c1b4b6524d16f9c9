import type { CurrentUser } from '@callboard/contract/auth';
import { LIMITS } from '@callboard/contract/limits';
import type { Role } from '@callboard/contract/roles';

const OF_ROLE: Partial<Record<Role, readonly string[]>> = {
  talent: [
    'Your profile is hidden at once.',
    'At the end your open applications are withdrawn, and holds and invitations are answered with a no.',
  ],
  client: [
    'At the end productions that nobody else works on are cancelled, and applicants are told.',
  ],
  agent: ['At the end you leave your teams, and businesses of nobody else are closed.'],
};

/** A company and an agency go on where others look after them. */
function endOfPro(role: Role): string {
  const which = role === 'talent' ? 'Pro' : 'Pro that nobody else looks after';
  return `${which} is not renewed. It ends with the account, and what was paid for it is not paid back.`;
}

/** What deleting an account means for whoever has it. */
export function consequencesFor(
  { role, subscriptionPlan }: Pick<CurrentUser, 'role' | 'subscriptionPlan'>,
  children: readonly string[],
): string[] {
  return [
    `For ${LIMITS.deletionGraceDays} days you can sign in and keep it. After that nobody can bring it back.`,
    ...(OF_ROLE[role] ?? []),
    ...(children.length > 0 ? [`${list(children)} will be deleted with it.`] : []),
    ...(subscriptionPlan === 'pro' ? [endOfPro(role)] : []),
    'What you wrote to others stays with them, under “Deleted account”.',
  ];
}

function list(names: readonly string[]): string {
  const profiles = names.length === 1 ? 'The profile of' : 'The profiles of';
  return `${profiles} ${new Intl.ListFormat('en').format(names)}`;
}
