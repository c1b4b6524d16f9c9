import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireVisiblePortfolio } from '../../business-portfolios/require-portfolio.ts';
import { presentMember } from './present-member.ts';
import { listTeam } from './queries.ts';

type Page = { cursor?: string | undefined; limit: number };

/** A team is small enough to be looked up as a whole; a page ends with the member who is its cursor. */
export async function listMembers(
  { db }: Platform,
  actor: Actor,
  portfolioId: string,
  { cursor, limit }: Page,
) {
  await requireVisiblePortfolio(db, actor, portfolioId);
  const team = await listTeam(db, portfolioId);
  const last = team.findIndex(({ userId }) => userId === cursor);
  if (cursor !== undefined && last === -1) throw notACursor();
  const rest = team.slice(last + 1);
  const items = rest.slice(0, limit).map(presentMember);
  const nextCursor = rest.length > limit ? (items.at(-1)?.userId ?? null) : null;
  return { items, nextCursor };
}

function notACursor() {
  return new AppError('INVALID_INPUT', { fields: { cursor: 'This is not a cursor of this list' } });
}
