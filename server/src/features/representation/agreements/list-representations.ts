import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { agenciesBetween, isOwn } from '../policy.ts';
import { findTalentWithAgencies } from '../queries.ts';
import { isOnAgencySide } from './policy.ts';
import { presentRepresentation } from './present-representation.ts';
import { listAgreements } from './queries.ts';
import { withTalent } from './require-agreement.ts';

/** All for the talent's own side and admins; an agent sees their own agencies', not the rivals'. */
export async function listRepresentations(
  platform: Platform,
  actor: Actor,
  talentProfileId: string,
) {
  const { db } = platform;
  const standing = await findTalentWithAgencies(db, { talentProfileId }, actor.user.id);
  if (standing === undefined) throw new AppError('NOT_FOUND');
  const rows = await listAgreements(db, talentProfileId, actor.user.id);
  const agreements = rows.map((row) => withTalent(platform, row));
  const isForAll = isOwn(actor, standing) || actor.user.role === 'admin';
  const seen = isForAll
    ? agreements
    : agreements.filter((agreement) => isOnAgencySide(actor, agreement));
  const isOnSide = isForAll || agenciesBetween(actor, standing).length > 0;
  if (seen.length === 0 && !isOnSide) throw new AppError('NOT_FOUND');
  return { items: seen.map(presentRepresentation), nextCursor: null };
}
