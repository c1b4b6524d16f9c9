import type { ITEM_VISIBILITIES, MEDIA_STATUSES, MediaKind } from '@callboard/contract/media';
import {
  fieldClassOf,
  mayEditTalent,
  mayManageTalent,
  maySeeTalent,
  type Standing,
  type Viewer,
} from '../talent-profiles/policy.ts';
import { visibilitiesSeen } from '../talent-profiles/showcase/policy.ts';

type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];
type Status = (typeof MEDIA_STATUSES)[number];

/** What belongs to a profile is sent, continued and given up by the profile's own side. */
export function mayUpload(viewer: Viewer, talent: Standing): boolean {
  return maySeeTalent(viewer, talent) && mayEditTalent(viewer, talent);
}

/** How an upload fares is for the own side and admins. */
export function mayFollow(viewer: Viewer, talent: Standing): boolean {
  return maySeeTalent(viewer, talent) && mayManageTalent(viewer, talent);
}

type Shown = {
  status: Status;
  shownAs: readonly ItemVisibility[];
  /** With an application to a production that the viewer works on, or as a take for one. */
  isSentToViewer: boolean;
};

/**
 * A file is seen by those who see the profile and something on it that shows the file, and by those
 * whom it was sent to, however private it is. Its own side sees it before anything shows it.
 */
export function maySeeFile(
  viewer: Viewer,
  talent: Standing,
  { status, shownAs, isSentToViewer }: Shown,
): boolean {
  // Whoever was sent a tape knows its talent, also where nobody applied.
  const isViewersApplicant = talent.isViewersApplicant || isSentToViewer;
  if (status !== 'ready' || !maySeeTalent(viewer, { ...talent, isViewersApplicant })) return false;
  if (mayManageTalent(viewer, talent) || isSentToViewer) return true;
  const seen = visibilitiesSeen(fieldClassOf(viewer, talent));
  return shownAs.some((visibility) => seen.includes(visibility));
}

type Usable = { talentProfileId: string | null; kind: MediaKind; status: Status };

export function isUsable(
  media: Usable,
  wanted: { talentProfileId: string; kinds: readonly MediaKind[] },
): boolean {
  const hasArrived = media.status === 'processing' || media.status === 'ready';
  const isOfProfile = media.talentProfileId === wanted.talentProfileId;
  return hasArrived && isOfProfile && wanted.kinds.includes(media.kind);
}
