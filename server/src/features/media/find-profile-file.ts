import type { Platform } from '../../platform/platform.ts';
import { withIsMinor } from '../talent-profiles/is-minor.ts';
import type { Viewer } from '../talent-profiles/policy.ts';
import { maySeeFile } from './policy.ts';
import { findMediaFor } from './queries.ts';

/** A file of a profile with whose it is, for those who may see it. */
export async function findProfileFile({ db, clock }: Platform, viewer: Viewer, mediaId: string) {
  const found = await findMediaFor(db, mediaId, viewer?.user.id);
  if (found === undefined) return undefined;
  const { media } = found;
  const talent = withIsMinor(clock, found.talent);
  if (!maySeeFile(viewer, talent, { ...found, ...media })) return undefined;
  return { media, talent };
}
