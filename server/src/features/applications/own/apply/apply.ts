import type { ApplyForm } from '@callboard/contract/applications';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getOwnApplication } from '../detail/get-own-application.ts';
import { deleteDraft } from '../drafts/queries.ts';
import { recordOwnAct } from '../record-own-act.ts';
import { requireOwnTalent } from '../require-own-talent.ts';
import { putApplication } from './put-application.ts';
import { requireContent } from './require-content.ts';
import { requireSubmittable } from './require-submittable.ts';

/** Submits a talent to a call: themselves, a guardian's child, or an agent's talent. */
export async function apply(platform: Platform, actor: Actor, callId: string, form: ApplyForm) {
  const id = await platform.transaction(async (tx) => {
    const { talent, doer } = await requireOwnTalent(platform, tx, actor, form.talentProfileId);
    const submittable = await requireSubmittable(platform, tx, { actor: doer, callId, talent });
    const { call } = submittable;
    if ((form.callVersion ?? call.version) !== call.version) throw new AppError('TERMS_CHANGED');
    const content = await requireContent(platform, tx, call, form);
    const put = await putApplication(platform, tx, { ...submittable, doer, talent, content });
    await deleteDraft(tx, { callId, talentProfileId: talent.id });
    await recordOwnAct(platform, tx, doer, {
      applicationId: put.id,
      roleId: call.roleId,
      talent,
      from: put.from,
      to: 'submitted',
    });
    return put.id;
  });
  return getOwnApplication(platform, actor, id);
}
