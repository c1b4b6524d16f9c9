import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../policy.ts';
import { insertProfileView } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;

type Look = { profileId: string; isOwnAffair: boolean };

/**
 * Keeps that someone signed in looked at a talent who is not theirs, once an hour. It runs when the
 * answer is out and never fails: a view that gets lost is no reason to trouble anyone.
 */
export async function recordProfileView(platform: Platform, viewer: Viewer, look: Look) {
  if (viewer === undefined || look.isOwnAffair) return;
  const now = platform.clock.now().getTime();
  try {
    await insertProfileView(platform.db, {
      talentProfileId: look.profileId,
      viewerUserId: viewer.user.id,
      hour: new Date(now - (now % HOUR_MS)),
    });
  } catch (error) {
    platform.log.error({ err: error }, 'a view of a profile was not kept');
  }
}
