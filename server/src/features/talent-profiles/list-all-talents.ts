import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { withIsMinor } from './is-minor.ts';
import { photoUrlOf } from './present-talent-profile.ts';
import { listTalentsByName } from './queries.ts';

type Asked = { search?: string | undefined; cursor?: string | undefined; limit: number };

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Everybody, for admins. A page ends with the talent who is the cursor of the next. */
export async function listAllTalents({ db, clock }: Platform, { search, cursor, limit }: Asked) {
  if (cursor !== undefined && !ID.test(cursor)) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  const rows = await listTalentsByName(db, { search, after: cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    items: shown.map((row) => {
      const { id, name, headline, isMinor } = withIsMinor(clock, row);
      return { id, name, headline, photoUrl: photoUrlOf(row), isMinor };
    }),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
