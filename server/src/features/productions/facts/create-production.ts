import type { BodyOf } from '@callboard/contract/endpoint';
import type { productionEndpoints } from '@callboard/contract/productions';
import type { Actor } from '../../../platform/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getClientProfile } from '../../client-profiles/get-client-profile.ts';
import { readProduction } from './get-production.ts';
import { insertProduction, replaceDates } from './queries.ts';
import { recordCreation } from './record-creation.ts';
import { requireSound } from './require-sound.ts';

type Form = BodyOf<typeof productionEndpoints.create>;

/** A client begins a production of their company. */
export async function createProduction(platform: Platform, actor: Actor, form: Form) {
  const { dates = [], ...facts } = form;
  const { companyId, companyName } = await getClientProfile(platform, actor);
  return platform.transaction(async (tx) => {
    const { isConfidential = false, codeName = null } = facts;
    await requireSound(tx, { ...facts, isConfidential, codeName });
    const now = platform.clock.now();
    const id = newId();
    await insertProduction(tx, {
      status: 'draft',
      ...facts,
      companyName: facts.companyName === companyName ? null : facts.companyName,
      id,
      companyId,
      createdByUserId: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await replaceDates(tx, id, dates);
    await recordCreation(platform, tx, actor, { id });
    return readProduction(tx, id, 'manage');
  });
}
