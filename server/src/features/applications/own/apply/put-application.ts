import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { computeFit } from '../../../fit/compute-fit.ts';
import { updateApplication } from '../queries.ts';
import type { OwnTalent } from '../require-own-talent.ts';
import { insertApplication, lockEarlier, replaceMedia } from './queries.ts';
import { refuseSecond } from './refuse-second.ts';
import type { Content } from './require-content.ts';
import type { Submittable } from './require-submittable.ts';

type Sending = Submittable & { doer: Actor; talent: OwnTalent; content: Content };
type Put = { id: string; from: ApplicationStatus | null };

/**
 * A new application, or the one that was withdrawn with what is sent now. Whoever was answered by
 * this call is not taken in again by applying once more; to a later call of the role they may.
 */
export async function putApplication(
  platform: Platform,
  tx: Transaction,
  { call, agency, doer, talent, content }: Sending,
): Promise<Put> {
  const { roleId } = call;
  const who = { roleId, talentProfileId: talent.id };
  const { fit } = await computeFit(platform.within(tx), roleId, talent.id);
  const now = platform.clock.now();
  const row = {
    ...who,
    callId: call.id,
    callVersion: call.version,
    submittedByUserId: doer.user.id,
    portfolioId: agency?.id ?? null,
    ...content.columns,
    status: 'submitted',
    statusSince: now,
    toldStatus: 'submitted',
    toldSince: now,
    toldAnswer: null,
    fitMet: fit.met,
    fitAsked: fit.asked,
    updatedAt: now,
  } as const;

  const earlier = await lockEarlier(tx, who);
  if (earlier?.status === 'withdrawn') {
    await updateApplication(tx, earlier.id, row);
    await replaceMedia(tx, earlier.id, content.mediaIds);
    return { id: earlier.id, from: earlier.status };
  }
  if (earlier?.isLive || earlier?.callId === call.id) return refuseSecond(tx, roleId, talent);
  const id = newId();
  if (!(await insertApplication(tx, { id, ...row, createdAt: now }))) {
    return refuseSecond(tx, roleId, talent);
  }
  await replaceMedia(tx, id, content.mediaIds);
  return { id, from: null };
}
