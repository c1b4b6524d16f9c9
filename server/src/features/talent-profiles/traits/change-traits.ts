import type { TraitsForm } from '@callboard/contract/professional-traits';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireTerms } from '../../reference-data/require-terms.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { requireOwnFields } from '../require-own-fields.ts';
import { getTraits } from './get-traits.ts';
import { updateTraits } from './queries.ts';

/** Changes what was sent and leaves the rest as it is. */
export async function changeTraits(
  platform: Platform,
  actor: Actor,
  profileId: string,
  traits: Partial<TraitsForm>,
) {
  await platform.transaction(async (tx) => {
    const { talent, doer } = await getEditableTalent(platform, tx, actor, profileId);
    requireOwnFields(actor, talent, traits);
    await requireTerms(tx, referencesOf(traits));
    await updateTraits(tx, { talentProfileId: profileId, ...traits });
    const fields = Object.keys(traits);
    await recordChange(platform, tx, doer, { profileId, section: 'traits', fields });
  });
  return getTraits(platform, actor, profileId);
}

function referencesOf({ ethnicityIds = [], ...traits }: Partial<TraitsForm>) {
  return [
    { list: 'bodyTypes', field: 'bodyTypeId', id: traits.bodyTypeId },
    { list: 'eyeColors', field: 'eyeColorId', id: traits.eyeColorId },
    { list: 'hairColors', field: 'hairColorId', id: traits.hairColorId },
    { list: 'hairLengths', field: 'hairLengthId', id: traits.hairLengthId },
    { list: 'hairStyles', field: 'hairStyleId', id: traits.hairStyleId },
    { list: 'facialHair', field: 'facialHairId', id: traits.facialHairId },
    ...ethnicityIds.map((id) => ({ list: 'ethnicities', field: 'ethnicityIds', id }) as const),
  ] as const;
}
