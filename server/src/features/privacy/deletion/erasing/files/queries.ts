import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../../platform/database/database.ts';

type Whose = { userId: string; profileId: string | null };

/** Everything of theirs in the file storage. A photo's large picture lies beside its thumbnail. */
export async function listFileKeys(tx: Transaction, { userId, profileId }: Whose) {
  const { rows } = await tx.execute<{ key: string }>(sql`
    with theirs as (
      select * from media where talent_profile_id = ${profileId}::uuid
        or (conversation_id is not null and uploaded_by_user_id = ${userId})
    ), photos as (
      select photo_key from talent_profiles where id = ${profileId}::uuid
      union all select photo_key from client_profiles where user_id = ${userId}
      union all select photo_key from agent_profiles where user_id = ${userId}
    )
    select key from (
      select file_key as key from theirs
      union all select picture_folder || '/' || unnest(picture_widths) || '.webp' from theirs
      union all select p.key from media_parts p join theirs on theirs.id = p.media_id
      union all select photo_key from photos
      union all select replace(photo_key, '.webp', '.large.webp') from photos
      union all select file_key from verification_files where user_id = ${userId}
      union all select file_key from data_exports where user_id = ${userId}
    ) as files where key is not null`);
  return rows.map(({ key }) => key);
}
