import type { Transaction } from '../../../platform/database/database.ts';
import { findOnTeam } from '../members/queries.ts';
import type { holdInvitation } from './hold-invitation.ts';

type Held = Awaited<ReturnType<typeof holdInvitation>>;

/** Who hears of the answer: whoever sent it, or the owner once they have left the team. */
export async function senderOf(
  tx: Transaction,
  { invitation: { invitedByUserId }, portfolio }: Held,
): Promise<string> {
  const sender = await findOnTeam(tx, portfolio.id, invitedByUserId);
  return sender?.userId ?? portfolio.ownerUserId;
}
