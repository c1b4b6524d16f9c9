import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Whose } from '../subjects/queries.ts';

/** A stored file that belongs into a copy, and what it is called there. */
export type FileRow = { key: string; folder: string; name: string; storageKey: string };

/** Of a photo only its pictures are kept: the widest one is the best there is. */
const MEDIA_KEY = sql.raw(
  `coalesce(file_key, picture_folder || '/' || picture_widths[array_upper(picture_widths, 1)] || '.webp')`,
);

function filesOf({ userId, profileIds }: Whose): SQL {
  const profiles = sql`any(${sql.param([...profileIds])}::uuid[])`;
  return sql`
    select id::text as key, case when conversation_id is null then 'media' else 'messages' end
      as folder, file_name as name, ${MEDIA_KEY} as "storageKey"
    from media where status = 'ready' and (talent_profile_id = ${profiles}
      or (conversation_id is not null and uploaded_by_user_id = ${userId}))
    union all
    select id::text, 'photos', 'profile-photo', photo_key from talent_profiles
    where id = ${profiles}
    union all
    select id::text, 'photos', 'profile-photo', photo_key from client_profiles
    where user_id = ${userId}
    union all
    select id::text, 'photos', 'profile-photo', photo_key from agent_profiles
    where user_id = ${userId}
    union all
    select id::text, 'agencies', name, logo_key from business_portfolios
    where owner_user_id = ${userId}
    union all
    select id::text, 'verification', file_name, file_key from verification_files
    where user_id = ${userId}
    union all
    select id::text, 'papers', file_name, file_key from production_files
    where uploaded_by_user_id = ${userId}`;
}

export async function listFiles(
  db: Queryable,
  whose: Whose,
  after: string,
  limit: number,
): Promise<FileRow[]> {
  const { rows } = await db.execute<FileRow>(sql`
    select * from (${filesOf(whose)}) as files
    where "storageKey" is not null and key > ${after} order by key limit ${limit}`);
  return rows;
}
