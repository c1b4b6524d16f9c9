import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recorderOf } from './current-recorder.ts';

type Look = { callId: string; talentProfileId?: string | undefined };

/** Notes that a talent or an agent opened a call; for whom, where that was said. */
export function recordCallView(
  platform: Platform,
  { user }: Actor,
  { callId, ...named }: Look,
): void {
  if (user.role !== 'talent' && user.role !== 'agent') return;
  const talentProfileId = named.talentProfileId ?? user.talentProfileId;
  recorderOf(platform).note({
    kind: 'call_view',
    ...(talentProfileId && { talentProfileId }),
    subjectId: callId,
    viewer: { role: user.role, key: user.id },
  });
}
