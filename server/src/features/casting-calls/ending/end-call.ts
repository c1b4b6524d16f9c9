import type { Answer } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerEveryone } from '../../applications/moves/answer-everyone.ts';
import { lockComing } from '../../auditions/invitations/ending/lock-coming.ts';
import { type EndedAs, endCall } from '../end-live-call.ts';
import { requireCall, requireLiveCall } from '../require-call.ts';

/** Nobody is left in silence: the tray goes out, and who is in no tray gets this answer. */
export async function endCallWithAnswers(
  platform: Platform,
  actor: Actor,
  callId: string,
  { as, answer }: { as: EndedAs; answer: Answer },
): Promise<{ answered: number }> {
  return platform.transaction(async (tx) => {
    const { roleId } = await requireCall(tx, actor, callId, 'manage');
    const coming = await lockComing(platform, tx, roleId);
    const call = await requireLiveCall(tx, actor, callId);
    await endCall(platform, tx, actor, { call, as });
    return { answered: await answerEveryone(platform, tx, actor, coming, answer) };
  });
}
