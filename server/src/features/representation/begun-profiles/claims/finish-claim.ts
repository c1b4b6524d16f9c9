import { audit } from '../../../../platform/audit/audit.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellTeam } from '../../../business-portfolios/tell-team.ts';
import { notify } from '../../../notifications/notify.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { listTalentSides } from '../../list-talent-sides.ts';
import type { ClaimRow } from './queries.ts';

type Claimed = {
  claim: ClaimRow;
  /** The begun one, or the one that its talent had. */
  talentProfileId: string;
  by: { user: { id: string }; address: string };
};

/** Keeps who claimed it, and tells the agents who work with the talent. */
export async function finishClaim(
  platform: Platform,
  tx: Transaction,
  { claim, talentProfileId, by }: Claimed,
): Promise<void> {
  await audit(tx, platform.clock, by, {
    act: 'representation.profile-claimed',
    target: { kind: 'talent-profile', id: talentProfileId },
    difference: { portfolioId: claim.portfolio?.id ?? null },
  });
  const sides = (await listTalentSides(tx, [talentProfileId])).get(talentProfileId) ?? [];
  const own = new Set([by.user.id, claim.talentUserId]);
  const agents = sides.filter((userId) => !own.has(userId));
  await notify(platform, tx, agents, {
    kind: 'representation',
    title: 'A profile was claimed',
    content: sentence(platform, claim),
    link: '/managed-talent',
  });
  if (claim.portfolio !== null) await tellTeam(platform, tx, claim.portfolio.id);
}

function sentence({ clock }: Platform, claim: ClaimRow): string {
  const name = `${claim.firstName} ${claim.lastName}`;
  return withIsMinor(clock, claim).isMinor
    ? `The guardian of ${name} keeps the profile that you began.`
    : `${name} has joined Callboard and keeps the profile now.`;
}
