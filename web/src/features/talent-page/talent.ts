import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import type { PartOfInfo } from '@callboard/contract/professional-info';
import type { TraitsForm } from '@callboard/contract/professional-traits';
import type { Availability, TalentProfile } from '@callboard/contract/talent-profiles';

/** All that this viewer may see of a talent. What they may not see is missing. */
export type Talent = {
  profile: TalentProfile;
  traits: Partial<TraitsForm>;
  info: PartOfInfo;
  /** The profile photo first, then in the talent's order. */
  photos: readonly GalleryPhoto[];
  work: readonly PortfolioItem[];
  availability: Availability;
};

type Named = Pick<TalentProfile, 'firstName' | 'lastName' | 'stageName'>;

export function nameOf({ firstName, lastName, stageName }: Named): string {
  return stageName ?? `${firstName} ${lastName}`;
}

/** Only those that have come so far that there is a picture to show. */
export function profilePhotoFirst(photos: readonly GalleryPhoto[]): readonly GalleryPhoto[] {
  const ready = photos.filter(({ media }) => media.status === 'ready');
  return ready.toSorted((a, b) => Number(b.isProfilePhoto) - Number(a.isProfilePhoto));
}
