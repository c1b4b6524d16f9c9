import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireVisiblePortfolio } from '../../business-portfolios/require-portfolio.ts';
import { presentInvitation } from './present-invitation.ts';
import { listUnanswered } from './queries.ts';

type Page = { cursor?: string | undefined; limit: number };

export async function listInvitations(
  { db, clock }: Platform,
  actor: Actor,
  portfolioId: string,
  { cursor, limit }: Page,
) {
  await requireVisiblePortfolio(db, actor, portfolioId, 'manage');
  const after = readCursor(cursor);
  const rows = await listUnanswered(db, portfolioId, { after, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  const now = clock.now();
  return { items: shown.map((row) => presentInvitation(row, now)), nextCursor };
}
