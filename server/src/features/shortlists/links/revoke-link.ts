import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withRights } from '../../productions/require-rights.ts';
import { tellTeam } from '../tell-team.ts';
import { findLinkStanding, setRevoked } from './queries.ts';

export async function revokeLink(platform: Platform, actor: Actor, linkId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    const standing = await findLinkStanding(tx, linkId, actor.user.id);
    await endLink(platform, tx, actor, { linkId, ...withRights(actor, standing, 'manage') });
  });
}

/** For a moderator who takes it away. */
export async function takeDownLink(
  platform: Platform,
  tx: Transaction,
  moderator: Actor,
  linkId: string,
): Promise<void> {
  const standing = await findLinkStanding(tx, linkId, moderator.user.id);
  if (standing !== undefined) await endLink(platform, tx, moderator, { linkId, ...standing });
}

type Which = { linkId: string; shortlistId: string; productionId: string };

/** From this commit on it opens nothing; again is nothing new. */
async function endLink(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { linkId, shortlistId, productionId }: Which,
): Promise<void> {
  if (!(await setRevoked(tx, linkId, platform.clock.now()))) return;
  await audit(tx, platform.clock, actor, {
    act: 'shortlists.revoked',
    target: { kind: 'shortlist', id: shortlistId },
    difference: { productionId, linkId },
  });
  await tellTeam(platform, tx, { productionId, shortlistId });
}
