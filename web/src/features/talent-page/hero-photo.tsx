import { fillPath } from '@callboard/contract/endpoint';
import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { MAIN_PHOTO_SIZES } from '@callboard/contract/media-address';
import { TALENT_CALLS } from '@callboard/contract/talent-calls';
import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { pictureOf } from '../../lib/media-picture.ts';
import { initialsOf } from '../../ui/initials.ts';
import { Picture } from '../../ui/picture.tsx';
import { nameOf } from './talent.ts';

const LOOK = 'aspect-4/5 w-full rounded-card';

type Props = {
  profile: TalentProfile;
  photo: GalleryPhoto | undefined;
  onOpen: () => void;
};

/** The largest thing on the page: a photo from the gallery, else the profile photo, else initials. */
export function HeroPhoto({ profile, photo, onOpen }: Props) {
  const name = nameOf(profile);
  const picture = photo && pictureOf(photo.media);
  if (picture !== undefined) {
    return (
      <button
        type="button"
        aria-label="Show the photos large"
        onClick={onOpen}
        className="block w-full cursor-zoom-in rounded-card"
      >
        <Picture
          key={photo?.id}
          {...picture}
          alt={photo?.caption ?? name}
          sizes={MAIN_PHOTO_SIZES}
          isUrgent
          className={LOOK}
        />
      </button>
    );
  }
  if (profile.photoUrl != null) {
    return (
      <img
        src={fillPath(TALENT_CALLS.squarePhoto.path, { id: profile.id })}
        alt={name}
        width={640}
        height={800}
        fetchPriority="high"
        className={`bg-sunk object-cover ${LOOK}`}
      />
    );
  }
  return (
    <div
      aria-hidden="true"
      className={`grid place-items-center bg-fill font-semibold text-[64px] text-muted ${LOOK}`}
    >
      {initialsOf({ profileName: name })}
    </div>
  );
}
