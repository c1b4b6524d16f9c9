import { useState } from 'react';
import { classes } from './classes.ts';
import { initialsOf } from './initials.ts';

type Props = {
  name: string;
  photoUrl: string | null;
  /** What the page is about: fetched at once. */
  isUrgent?: boolean;
  className?: string;
};

/** A face, 4:5; initials where there is no photo. */
export function Portrait({ name, photoUrl, isUrgent = false, className }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const look = classes('aspect-4/5 w-full rounded-control bg-fill', className);
  if (photoUrl === null || photoUrl === brokenUrl) {
    return (
      <span
        aria-hidden="true"
        className={classes(
          'grid select-none place-items-center font-semibold text-20 text-muted',
          look,
        )}
      >
        {initialsOf({ profileName: name })}
      </span>
    );
  }
  return (
    <img
      // Never someone's face over another's name while theirs is on its way.
      key={photoUrl}
      src={photoUrl}
      alt=""
      width={400}
      height={500}
      loading={isUrgent ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBrokenUrl(photoUrl)}
      className={classes('object-cover', look)}
    />
  );
}
