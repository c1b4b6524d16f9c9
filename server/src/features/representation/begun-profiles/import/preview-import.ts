import { USUAL_TERMS } from '@callboard/contract/representation';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requirePortfolio } from '../../../business-portfolios/require-portfolio.ts';
import { readRoster } from './read-roster.ts';

/** Shows what an import would make. Which terms hold for empty cells changes nothing about that. */
export async function previewImport(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  csv: string,
) {
  const { portfolio } = await requirePortfolio(platform.db, actor, portfolioId, 'manage');
  const usual = { ...USUAL_TERMS, assigneeIds: [] };
  return readRoster(platform, platform.db, portfolio, { csv, usual });
}
