import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { initialsOf } from '../../ui/initials.ts';

type Props = { name: string; photoUrl: string | null; className?: string };

/** A small portrait, 4:5; initials until it is there, and instead of one that does not come. */
export function Face({ name, photoUrl, className }: Props) {
  const [seen, setSeen] = useState<{ src: string; isGood: boolean }>();
  const outcome = seen?.src === photoUrl ? seen : undefined;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative grid aspect-4/5 shrink-0 select-none place-items-center overflow-hidden bg-line font-semibold text-muted',
        className ?? 'w-9 rounded-[6px] text-12',
      )}
    >
      {!outcome?.isGood && initialsOf({ profileName: name })}
      {photoUrl !== null && outcome?.isGood !== false && (
        <img
          src={photoUrl}
          alt=""
          width={80}
          height={100}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setSeen({ src: photoUrl, isGood: true })}
          onError={() => setSeen({ src: photoUrl, isGood: false })}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
