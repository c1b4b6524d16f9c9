import { eq } from 'drizzle-orm';
import { applicationMedia, applications } from '../../features/applications/tables.ts';
import type { media } from '../../features/media/tables.ts';
import { productionRoles } from '../../features/productions/roles/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isDemoId } from '../demo-id.ts';
import { random } from '../portraits/random.ts';

type Drawn = Pick<typeof media.$inferInsert, 'id' | 'kind'>;

/** Somebody's applications get what was drawn of them; what people sent themselves stays as it is. */
export async function attachMedia(
  tx: Transaction,
  talentProfileId: string,
  drawn: readonly Drawn[],
): Promise<void> {
  const sent = await tx
    .select({ id: applications.id, requested: productionRoles.requestedMedia })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .where(eq(applications.talentProfileId, talentProfileId));
  const rows = sent
    .filter(({ id }) => isDemoId(id))
    .flatMap(({ id, requested }) =>
      choose(id, drawn, requested).map((mediaId, position) => {
        return { applicationId: id, mediaId, position };
      }),
    );
  if (rows.length > 0) await tx.insert(applicationMedia).values(rows).onConflictDoNothing();
}

/** The headshot, one or two more photos, and the clips that were asked for or are worth a look. */
function choose(id: string, drawn: readonly Drawn[], requested: readonly string[]): string[] {
  const dice = random(`media ${id}`);
  const isForVoice = requested.includes('voice_reel');
  const photos = drawn.filter(({ kind }) => kind === 'photo').slice(0, dice.chance(0.5) ? 2 : 3);
  const clips = drawn.filter(({ kind }) => {
    if (kind === 'video') return !isForVoice;
    return kind === 'audio' && isForVoice;
  });
  return [...photos, ...clips].map((one) => one.id);
}
