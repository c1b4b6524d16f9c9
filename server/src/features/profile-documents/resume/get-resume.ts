import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../talent-profiles/policy.ts';
import { drawAside } from '../drawing/draw-aside.ts';
import { composeResume } from './compose-resume.ts';
import { findPhoto } from './find-photo.ts';

/** A talent's résumé as a page, for this viewer. */
export async function getResume(platform: Platform, viewer: Viewer, profileId: string) {
  const { profile, resume } = await composeResume(platform, viewer, profileId);
  const photo = await findPhoto(platform, viewer, profile);
  const pdf = await drawAside({ resume, photo });
  return { fileName: `${resume.name} - ${resume.kind}.pdf`, pdf };
}
