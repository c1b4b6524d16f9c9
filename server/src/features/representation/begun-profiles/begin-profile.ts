import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import type { NewTalent } from '@callboard/contract/roster';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPortfolio } from '../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { requireTerms } from '../../reference-data/require-terms.ts';
import { getRosterEntry } from '../roster/entries/get-roster-entry.ts';
import { beginProfiles } from './begin-profiles.ts';
import { problemOfBirth } from './problem-of-birth.ts';
import { listRosterPeople } from './queries.ts';
import { requireAssignees } from './require-assignees.ts';

/** Adds somebody without an account to the roster. */
export async function beginProfile(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  form: NewTalent,
) {
  const talentProfileId = await platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
    await requireSense(platform, tx, portfolio, form);
    const [profileId = ''] = await beginProfiles(platform, tx, actor, portfolio, [form]);
    await audit(tx, platform.clock, actor, {
      act: 'representation.profile-begun',
      target: { kind: 'talent-profile', id: profileId },
      difference: { portfolioId },
    });
    await tellTeam(platform, tx, portfolioId);
    return profileId;
  });
  return getRosterEntry(platform, actor, portfolioId, talentProfileId);
}

async function requireSense(
  platform: Platform,
  tx: Transaction,
  portfolio: { id: string; verifiedAt: Date | null },
  form: NewTalent,
): Promise<void> {
  await requireAssignees(tx, portfolio.id, form.assigneeIds);
  await requireTerms(tx, [
    { list: 'countries', field: 'countryId', id: form.countryId },
    ...form.categoryIds.map(
      (id) => ({ list: 'talentCategories', field: 'categoryIds', id }) as const,
    ),
  ]);
  const fields: FieldErrors = {};
  const problem = problemOfBirth(platform, portfolio, form.dateOfBirth);
  if (problem !== undefined) fields.dateOfBirth = problem;
  const roster = await listRosterPeople(tx, portfolio.id);
  if (roster.length >= LIMITS.rosterTalents) {
    fields.firstName = `A roster holds at most ${LIMITS.rosterTalents} talents`;
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}
