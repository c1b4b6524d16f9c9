import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { logoUrlOf } from './logo/logo-place.ts';
import { listPortfoliosByName } from './queries.ts';

type Asked = { search?: string | undefined; cursor?: string | undefined; limit: number };

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Everybody's, for admins. A page ends with the portfolio that is the cursor of the next. */
export async function listAllPortfolios({ db }: Platform, { search, cursor, limit }: Asked) {
  if (cursor !== undefined && !ID.test(cursor)) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  const rows = await listPortfoliosByName(db, { search, after: cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(({ verifiedAt, logoKey, ...row }) => ({
      ...row,
      logoUrl: logoUrlOf({ id: row.id, logoKey }),
      isVerified: verifiedAt !== null,
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
