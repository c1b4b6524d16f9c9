import { fillPath } from '@callboard/contract/endpoint';
import { TALENT_CALLS } from '@callboard/contract/talent-calls';
import { memo, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { useIsFlyingPast } from './flight.ts';

type Props = {
  name: string;
  photoUrl: string | null;
  /** Whose it is, for the larger one where the screen is fine or the place is large. */
  talentProfileId?: string;
  /** In pixels, of the room it takes. */
  width: number;
  className?: string;
};

/** A portrait, 4:5; initials until it is there, and instead of one that does not come. */
export const Face = memo(function Face({
  name,
  photoUrl,
  talentProfileId,
  width,
  className,
}: Props) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const isThere = photoUrl !== null && loaded === photoUrl;
  // Who is only flown past is not asked for; who was already, stays.
  const isFlownPast = useIsFlyingPast();
  const [wanted, setWanted] = useState<string | null>(null);
  if (!isFlownPast && wanted !== photoUrl) setWanted(photoUrl);
  return (
    <span
      className={classes(
        'relative grid aspect-4/5 w-full place-items-center overflow-hidden bg-fill font-semibold text-muted',
        width < 80 ? 'text-13' : 'text-28',
        className,
      )}
    >
      {!isThere && <span aria-hidden="true">{initialsOf({ profileName: name })}</span>}
      {photoUrl !== null && wanted === photoUrl && (
        <img
          // Never someone's face over another's name while theirs is on its way.
          key={photoUrl}
          src={photoUrl}
          {...(talentProfileId !== undefined && sourcesOf(photoUrl, talentProfileId, width))}
          alt=""
          width={width}
          height={Math.round(width * 1.25)}
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(photoUrl)}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
});

/** Both are square: as wide as the face is high. */
function sourcesOf(thumbnail: string, id: string, width: number) {
  const large = fillPath(TALENT_CALLS.squarePhoto.path, { id });
  return { srcSet: `${thumbnail} 256w, ${large} 512w`, sizes: `${Math.round(width * 1.25)}px` };
}
