import type { ApplyForm } from '@callboard/contract/applications';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getOwnApplication } from '../detail/get-own-application.ts';
import { requireOwnTalent } from '../require-own-talent.ts';
import { submitAll } from './submit-all.ts';

/** Submits a talent to a call: themselves, a guardian's child, or an agent's talent. */
export async function apply(platform: Platform, actor: Actor, callId: string, form: ApplyForm) {
  const id = await platform.transaction(async (tx) => {
    const { talent, doer } = await requireOwnTalent(platform, tx, actor, form.talentProfileId);
    const [outcome] = await submitAll(platform, tx, { actor }, [{ callId, talent, doer, form }]);
    if (outcome === undefined) throw new Error('what was sent has no outcome');
    if (outcome.refusal !== null) throw outcome.refusal;
    return outcome.applicationId;
  });
  return getOwnApplication(platform, actor, id);
}
