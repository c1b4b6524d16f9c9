import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recorderOf } from './current-recorder.ts';

type Look = { profileId: string; isOwnAffair: boolean };

/** Notes that someone signed in looked at a talent who is not theirs. */
export function recordProfileView(platform: Platform, viewer: Actor | undefined, look: Look): void {
  if (viewer === undefined || look.isOwnAffair || viewer.user.role === 'admin') return;
  recorderOf(platform).note({
    kind: 'profile_view',
    talentProfileId: look.profileId,
    viewer: { role: viewer.user.role, key: viewer.user.id },
  });
}
