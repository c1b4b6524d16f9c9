import type { ProfileChanges } from '@callboard/contract/talent-profiles';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateTalentProfile } from './queries.ts';

type Change = {
  profileId: string;
  section: string;
  fields: readonly string[];
  /** The photo or piece of work that was added or changed. */
  itemId?: string;
  /** What changes in the profile's own row, beside its time. */
  columns?: ProfileChanges;
};

/** Moves the time of the last change and keeps who did it. Names of fields only: values are private. */
export async function recordChange(
  platform: Platform,
  tx: Transaction,
  doer: Actor,
  { profileId, section, fields, itemId, columns }: Change,
): Promise<void> {
  if (fields.length === 0) return;
  await updateTalentProfile(tx, profileId, { ...columns, updatedAt: platform.clock.now() });
  await audit(tx, platform.clock, doer, {
    act: `talent-profiles.${section}-changed`,
    target: { kind: 'talent-profile', id: profileId },
    difference: { fields, ...(itemId !== undefined && { itemId }) },
  });
}
