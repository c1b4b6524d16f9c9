import { fillPath } from '@callboard/contract/endpoint';
import { PROFILE_CALLS } from '@callboard/contract/profile-calls';
import type { SelectedTalent } from './selected-talent.ts';

export function nameOfTalent({ talentProfile }: SelectedTalent): string {
  return `${talentProfile.firstName} ${talentProfile.lastName}`.trim();
}

/** What an avatar shows of a talent. */
export function faceOfTalent(talent: SelectedTalent) {
  return {
    src: fillPath(PROFILE_CALLS.talentThumbnail.path, { userId: talent.user.id }),
    profileName: nameOfTalent(talent),
  };
}
