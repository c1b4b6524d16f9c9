import { fillPath } from '@callboard/contract/endpoint';
import type { RosterEntry } from '@callboard/contract/roster';
import { TALENT_CALLS } from '@callboard/contract/talent-calls';
import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { initialsOf } from '../../ui/initials.ts';
import { nameOfEntry } from './entry-words.ts';

type Props = { entry: RosterEntry; className: string };

/** A face, 4:5; initials until it is there, and instead of one that does not come. */
export function Portrait({ entry, className }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const hasPhoto = entry.photoUrl !== null && !isBroken;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid aspect-4/5 place-items-center overflow-hidden rounded-card bg-sunk font-semibold text-28 text-muted',
        className,
      )}
    >
      {hasPhoto ? (
        <img
          src={fillPath(TALENT_CALLS.squarePhoto.path, { id: entry.talentProfileId })}
          alt=""
          width={320}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf({ profileName: nameOfEntry(entry) })
      )}
    </span>
  );
}
