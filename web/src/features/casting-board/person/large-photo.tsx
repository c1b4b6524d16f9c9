import type { TeamApplication } from '@callboard/contract/casting-board';
import { useState } from 'react';
import { pictureOf } from '../../../lib/media-picture.ts';
import { LateLightbox } from '../../../ui/late-lightbox.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Face } from '../sheet/face.tsx';
import type { BoardCard } from '../store/board-card.ts';

type Props = { card: BoardCard; application: TeamApplication | undefined };

/** The first photo that was sent, else the one everyone knows. */
export function LargePhoto({ card, application }: Props) {
  const [isLarge, setIsLarge] = useState(false);
  const photos = (application?.media ?? []).flatMap((media) => {
    const picture = media.kind === 'photo' ? pictureOf(media) : undefined;
    return picture === undefined ? [] : [{ picture, alt: card.name, caption: null }];
  });
  const [first] = photos;
  if (first === undefined) {
    return (
      <Face
        key={card.id}
        name={card.name}
        photoUrl={card.photoUrl}
        talentProfileId={card.talentProfileId}
        width={400}
        className="rounded-card"
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label="Show the photos large"
        onClick={() => setIsLarge(true)}
        className="block w-full cursor-zoom-in rounded-card"
      >
        <Picture
          key={card.id}
          {...first.picture}
          alt={card.name}
          sizes="400px"
          isUrgent
          className="aspect-4/5 w-full rounded-card"
        />
      </button>
      {isLarge && <LateLightbox photos={photos} startAt={0} onClose={() => setIsLarge(false)} />}
    </>
  );
}
