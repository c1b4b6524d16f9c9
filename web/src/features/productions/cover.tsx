import { useState } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  title: string;
  coverUrl: string | null;
  /** Its size and roundness. */
  className: string;
};

/** A production's picture; without one, its first letters as on a poster. */
export function Cover({ title, coverUrl, className }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (coverUrl !== null && coverUrl !== brokenUrl) {
    return (
      <img
        src={coverUrl}
        alt=""
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(coverUrl)}
        className={classes('shrink-0 bg-sunk object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid shrink-0 select-none place-items-center overflow-hidden bg-fill font-bold text-muted tracking-tight',
        className,
      )}
    >
      {lettersOf(title)}
    </span>
  );
}

/** 'Lanterns at low water' is LLW: its first three words that say something. */
function lettersOf(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const letters = (words.length > 0 ? words : [title]).map((word) => [...word][0] ?? '');
  return letters.slice(0, 3).join('').toUpperCase();
}
