import type { PartOfInfo } from '@callboard/contract/professional-info';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { requireOwnFields } from '../require-own-fields.ts';
import { getInfo } from './get-info.ts';
import { requireKnownTerms } from './require-known-terms.ts';
import { requireOwnDocuments } from './require-own-documents.ts';
import { writeInfo } from './write-info.ts';

/** Changes what was sent and leaves the rest as it is; a list that is sent replaces that list. */
export async function changeInfo(
  platform: Platform,
  actor: Actor,
  profileId: string,
  changes: PartOfInfo,
) {
  await platform.transaction(async (tx) => {
    const { talent, doer } = await getEditableTalent(platform, tx, actor, profileId);
    requireOwnFields(actor, talent, changes);
    await requireKnownTerms(tx, profileId, changes);
    await requireOwnDocuments(tx, profileId, changes.certifications);
    await writeInfo(platform, tx, profileId, changes);
    const fields = Object.keys(changes);
    await recordChange(platform, tx, doer, { profileId, section: 'info', fields });
  });
  return getInfo(platform, actor, profileId);
}
