import type { ApplyForm } from '@callboard/contract/applications';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findVisibleCall } from '../../../casting-calls/opportunities/one-call/find-visible-call.ts';
import { putDraft } from './queries.ts';

/** Keeps what was written towards an application, whoever of the talent's side wrote it. */
export async function saveDraft(
  platform: Platform,
  actor: Actor,
  callId: string,
  { talentProfileId, ...content }: ApplyForm,
): Promise<void> {
  await findVisibleCall(platform.db, actor, callId, talentProfileId);
  const updatedAt = platform.clock.now();
  await putDraft(platform.db, { callId, talentProfileId, content, updatedAt });
}
