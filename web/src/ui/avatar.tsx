import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { classes } from './classes.ts';
import { initialsOf, type Person } from './initials.ts';

const SIZES = {
  sm: { px: 32, look: 'size-8 text-12' },
  md: { px: 40, look: 'size-10 text-14' },
  lg: { px: 48, look: 'size-12 text-16' },
} as const;

type Props = Person & {
  src?: string | null | undefined;
  size?: keyof typeof SIZES;
  /** Who it is, where no name stands beside it. */
  label?: string;
  className?: string;
};

export function Avatar({ src, size = 'md', label, className, ...person }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const { px, look } = SIZES[size];
  const hasImage = src !== null && src !== undefined && src !== '' && src !== failedSrc;
  const naming =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span
      {...naming}
      className={classes(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-fill font-semibold text-muted',
        look,
        className,
      )}
    >
      {hasImage ? (
        <img
          src={src}
          alt=""
          width={px}
          height={px}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="size-full object-cover"
        />
      ) : (
        (initialsOf(person) ?? <UserRound className="size-1/2" />)
      )}
    </span>
  );
}
