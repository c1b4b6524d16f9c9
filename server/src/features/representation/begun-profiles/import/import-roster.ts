import type { RosterImport } from '@callboard/contract/roster';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockPortfolio } from '../../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../../business-portfolios/tell-team.ts';
import { beginProfiles } from '../begin-profiles.ts';
import { requireAssignees } from '../require-assignees.ts';
import type { ReadLine } from './read-line.ts';
import { readRoster } from './read-roster.ts';

/** All lines or none: two imports of one portfolio take turns, and the second sees the first's people. */
export async function importRoster(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  { csv, ...usual }: RosterImport,
) {
  return platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
    await requireAssignees(tx, portfolioId, usual.assigneeIds);
    const { lines } = await readRoster(platform, tx, portfolio, { csv, usual });
    refuseProblems(lines);
    const talents = lines.flatMap(({ talent }) => talent ?? []);
    const talentProfileIds = await beginProfiles(platform, tx, actor, portfolio, talents);
    await audit(tx, platform.clock, actor, {
      act: 'representation.roster-imported',
      target: { kind: 'business-portfolio', id: portfolioId },
      difference: { talentProfileIds },
    });
    await tellTeam(platform, tx, portfolioId);
    return { added: talents.length };
  });
}

/** Names every cell that is wrong, by line and column. */
function refuseProblems(lines: readonly ReadLine[]): void {
  const wrong = lines.flatMap(({ line, problems }) =>
    Object.entries(problems).map(
      ([column, problem]) => [`lines.${line}.${column}`, problem] as const,
    ),
  );
  if (wrong.length > 0) {
    throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(wrong) });
  }
}
