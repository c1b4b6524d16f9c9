import type { Answer } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerEveryone } from '../../applications/moves/answer-everyone.ts';
import { type EndedAs, endCall } from '../end-live-call.ts';
import { requireLiveCall } from '../require-call.ts';

/** Nobody is left in silence: the tray goes out, and who is in no tray gets this answer. */
export async function endCallWithAnswers(
  platform: Platform,
  actor: Actor,
  callId: string,
  { as, answer }: { as: EndedAs; answer: Answer },
): Promise<{ answered: number }> {
  return platform.transaction(async (tx) => {
    const call = await requireLiveCall(tx, actor, callId);
    await endCall(platform, tx, actor, { call, as });
    const { roleId } = call;
    return { answered: await answerEveryone(platform, tx, actor, { roleId, answer }) };
  });
}
