import type { Invited, InviteToRole } from '@callboard/contract/inviting';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { flagManyAsked } from '../../messaging/cautions/notice-message.ts';
import { messageTalents } from '../../messaging/starting/message-talents.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { lockVisibleTalents } from '../../talent-profiles/find-talent.ts';
import { insertInvitees } from '../audience/queries.ts';
import { tellInvited } from '../audience/tell-invited.ts';
import { listPostings, type Posting } from '../opportunities/postings/list-postings.ts';
import { lockLiveCall } from '../queries.ts';
import { touchCall } from '../touch-call.ts';
import { type Invitable, outcomeFor, whyNotOpen } from './policy.ts';
import { listInvitable } from './queries.ts';

/** Asks talents to apply to a role: each once, and with their agents and guardian. */
export async function inviteToRole(
  platform: Platform,
  actor: Actor,
  roleId: string,
  { talentProfileIds, message }: InviteToRole,
): Promise<Invited> {
  const { toldIds, ...answer } = await platform.transaction((tx) =>
    invite(platform, tx, actor, { roleId, talentProfileIds }),
  );
  if (message !== null && toldIds.length > 0) {
    const about = { clientId: newId(), talentProfileIds: toldIds, text: message, roleId };
    await messageTalents(platform, actor, about);
  }
  return answer;
}

type Asked = { roleId: string; talentProfileIds: readonly string[] };

async function invite(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { roleId, talentProfileIds }: Asked,
): Promise<Invited & { toldIds: string[] }> {
  await requireRole(tx, actor, roleId, 'manage');
  // As whoever applies does: first the talents, then the call.
  const seen = await lockVisibleTalents(platform, tx, actor, talentProfileIds);
  const call = await requireOpenCall(platform, tx, roleId);
  const talents = await withStandings(tx, actor, call, seen);
  const outcomes = new Map(talents.map((talent) => [talent.id, outcomeFor(talent, call)]));
  const those = (outcome: string) => talents.filter(({ id }) => outcomes.get(id) === outcome);

  const invited = those('invited');
  // Whoever blocked the client hears nothing of it, and the client cannot tell.
  const toldIds = invited.filter(({ hasBlocked }) => !hasBlocked).map(({ id }) => id);
  if (invited.length > 0) {
    const ids = invited.map(({ id }) => id);
    await insertInvitees(tx, [call.id], ids);
    await tellInvited(platform, tx, toldOf(call), toldIds);
    await flagManyAsked(platform, tx, actor, toldIds.length);
    await touchCall(tx, platform.clock, call.id);
    await audit(tx, platform.clock, actor, {
      act: 'casting-calls.invited',
      target: { kind: 'casting-call', id: call.id },
      difference: { talentProfileIds: ids },
    });
  }
  return {
    invited: invited.length,
    alreadyInvited: those('alreadyInvited').length,
    alreadyApplied: those('alreadyApplied').length,
    refusedIds: talentProfileIds.filter((id) => (outcomes.get(id) ?? 'refused') === 'refused'),
    toldIds,
  };
}

/** The role's call that takes applications now; until the transaction ends it stays as it is. */
async function requireOpenCall({ clock }: Platform, tx: Transaction, roleId: string) {
  const live = await lockLiveCall(tx, roleId);
  const [call] = live === undefined ? [] : await listPostings(tx, [live.id]);
  const whyNot = whyNotOpen(call, clock.now());
  if (call === undefined || whyNot !== undefined) {
    throw new AppError('CALL_NOT_OPEN', { ...(whyNot && { message: whyNot }) });
  }
  return call;
}

async function withStandings(
  tx: Transaction,
  { user }: Actor,
  { id: callId, roleId }: Posting,
  seen: readonly { id: string; isMinor: boolean }[],
): Promise<Invitable[]> {
  const isMinor = new Map(seen.map((talent) => [talent.id, talent.isMinor]));
  const found = await listInvitable(tx, [...isMinor.keys()], {
    callId,
    roleId,
    clientUserId: user.id,
  });
  return found.map((talent) => ({ ...talent, isMinor: isMinor.get(talent.id) === true }));
}

function toldOf({ id, role, productionTitle }: Posting) {
  return { calls: [{ id, roleTitle: role.title }], productionTitle };
}
