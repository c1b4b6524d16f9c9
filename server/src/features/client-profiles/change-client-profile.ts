import type { ClientProfileForm } from '@callboard/contract/client-profiles';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentClientProfile } from './present-client-profile.ts';
import { findProfileOfClient, updateClientProfile, updateCompany } from './queries.ts';

/** Changes one's own profile. The company's name is its colleagues' too: it changes for all of them. */
export async function changeClientProfile(
  platform: Platform,
  actor: Actor,
  { companyName, ...form }: ClientProfileForm,
) {
  return platform.transaction(async (tx) => {
    const before = await findProfileOfClient(tx, actor.user.id);
    if (before === undefined) throw new AppError('NOT_FOUND');
    const updatedAt = platform.clock.now();
    await updateClientProfile(tx, before.id, { ...form, updatedAt });
    await audit(tx, platform.clock, actor, {
      act: 'client-profiles.updated',
      target: { kind: 'client-profile', id: before.id },
      difference: { fields: changedFields(before, form) },
    });
    if (companyName !== before.companyName) {
      await updateCompany(tx, before.companyId, { name: companyName, updatedAt });
      await audit(tx, platform.clock, actor, {
        act: 'client-profiles.company-renamed',
        target: { kind: 'client-company', id: before.companyId },
        difference: { fields: ['name'] },
      });
    }
    return presentClientProfile({ ...before, ...form, companyName });
  });
}
