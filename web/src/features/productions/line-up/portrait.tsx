import { useState } from 'react';
import { classes } from '../../../ui/classes.ts';

type Props = { name: string; photoUrl: string | null; className?: string };

/** A face, 4:5; initials where there is no photo. */
export function Portrait({ name, photoUrl, className }: Props) {
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
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      src={photoUrl}
      alt=""
      width={400}
      height={500}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBrokenUrl(photoUrl)}
      className={classes('object-cover', look)}
    />
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
