import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getTalent } from '../../representation/get-talent.ts';

type Writer = {
  /** The actor, labelled with the talent where it is not the talent. */
  doer: Actor;
  /** For whom they write: the talent that is named, or the talent themselves. */
  talent: { profileId: string; userId: string } | null;
};

/** As whom someone writes. A talent can be named by those on the talent's side alone. */
export async function getWriter(
  platform: Platform,
  actor: Actor,
  talentProfileId: string | null,
): Promise<Writer> {
  const { id, role, talentProfileId: own } = actor.user;
  if (talentProfileId === null || talentProfileId === own) {
    return { doer: actor, talent: own ? { profileId: own, userId: id } : null };
  }
  // Staff writes in its own name.
  if (role !== 'talent' && role !== 'agent') throw new AppError('NOT_FOUND');
  const { profileId, userId } = await getTalent(platform, actor, { talentProfileId });
  const onBehalfOf = { userId, talentProfileId: profileId };
  return { doer: { ...actor, onBehalfOf }, talent: { profileId, userId } };
}
