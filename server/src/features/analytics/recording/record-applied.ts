import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recorderOf } from './current-recorder.ts';

type Sent = { call: { id: string }; talent: { id: string }; doer: Actor };

/** Notes applications that were sent, by talents themselves or for them. */
export function recordApplied(platform: Platform, sent: readonly Sent[]): void {
  recorderOf(platform).note(
    ...sent.map(({ call, talent, doer: { user } }) => ({
      kind: 'applied' as const,
      talentProfileId: talent.id,
      subjectId: call.id,
      viewer: { role: user.role, key: user.id },
    })),
  );
}
