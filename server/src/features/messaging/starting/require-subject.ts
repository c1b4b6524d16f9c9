import type { StartConversation } from '@callboard/contract/conversations';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayOutsiderLook } from '../../productions/outsiders/may-outsider-look.ts';
import { requireProduction } from '../../productions/require-rights.ts';
import { findProductionOfRole, hasCastingIn, isCastingIn, isOnTeam } from './castings/queries.ts';
import type { KnownPerson } from './find-known-person.ts';

import type { Subject } from './thread-key.ts';

type Asked = Pick<StartConversation, 'roleId' | 'productionId'>;
type Between = { other: KnownPerson; talentProfileId: string | null };

/** What a conversation is to be about: something that whoever begins it, and a colleague, know of. */
export async function requireSubject(
  platform: Platform,
  actor: Actor,
  asked: Asked,
  between: Between,
): Promise<Subject> {
  const { roleId } = asked;
  const { db } = platform;
  const productionId =
    roleId === null ? asked.productionId : await findProductionOfRole(db, roleId);
  if (productionId === null) return { roleId: null, productionId: null };
  if (productionId === undefined) throw new AppError('NOT_FOUND');
  await requireKnown(platform, actor, { productionId, roleId }, between);
  return roleId === null ? { roleId, productionId } : { roleId, productionId: null };
}

type Where = { productionId: string; roleId: string | null };

async function requireKnown(
  platform: Platform,
  actor: Actor,
  where: Where,
  { other, talentProfileId }: Between,
): Promise<void> {
  const { db } = platform;
  const { role } = actor.user;
  if (role === 'client' || role === 'admin') {
    await requireProduction(db, actor, where.productionId);
    const isFit = other.role !== 'client' || (await isOnTeam(db, where.productionId, other.userId));
    if (!isFit) throw new AppError('NOT_CONNECTED');
    return;
  }
  const isKnown = await isKnownToTalentsSide(platform, actor, where, {
    other,
    talentProfileId: talentProfileId ?? other.talent?.profileId ?? null,
  });
  if (!isKnown) throw new AppError('NOT_FOUND');
}

async function isKnownToTalentsSide(
  platform: Platform,
  actor: Actor,
  where: Where,
  { other, talentProfileId }: Between,
): Promise<boolean> {
  const { db } = platform;
  const { productionId } = where;
  if (other.role === 'client') {
    if (talentProfileId === null) return false;
    return isCastingIn(db, talentProfileId, { clientUserId: other.userId, productionId });
  }
  if (talentProfileId !== null && (await hasCastingIn(db, talentProfileId, productionId))) {
    return true;
  }
  return mayOutsiderLook(platform, actor, where);
}
