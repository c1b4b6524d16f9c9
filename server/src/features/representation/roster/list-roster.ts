import type { RosterTalent } from '@callboard/contract/business-portfolios';
import { LIMITS } from '@callboard/contract/limits';
import type { Platform } from '../../../platform/platform.ts';
import type { RosterScope } from '../policy.ts';
import { listRosterPage } from './queries.ts';

export async function listRoster(
  platform: Platform,
  scope: RosterScope,
  before: string | undefined,
): Promise<RosterTalent[]> {
  const rows = await listRosterPage(platform.db, scope, { before, limit: LIMITS.pageSizeMax });
  return rows.map(({ talentProfileId, userId, firstName, lastName, teamMembers }) => ({
    user: { id: userId },
    talentProfile: { id: talentProfileId, firstName, lastName },
    assignments: teamMembers.map((memberId) => ({ teamMember: { userId: memberId } })),
  }));
}
