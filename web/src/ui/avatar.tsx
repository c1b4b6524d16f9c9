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

/** Initials until the image has come, and instead of one that does not come. */
export function Avatar({ src, size = 'md', label, className, ...person }: Props) {
  const [seen, setSeen] = useState<{ src: string; isGood: boolean }>();
  const { px, look } = SIZES[size];
  const outcome = seen?.src === src ? seen : undefined;
  const naming =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span
      {...naming}
      className={classes(
        'relative inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-fill font-semibold text-muted',
        look,
        className,
      )}
    >
      {!outcome?.isGood && (initialsOf(person) ?? <UserRound className="size-1/2" />)}
      {src && outcome?.isGood !== false && (
        <img
          src={src}
          alt=""
          width={px}
          height={px}
          loading="lazy"
          decoding="async"
          onLoad={() => setSeen({ src, isGood: true })}
          onError={() => setSeen({ src, isGood: false })}
          className={classes(
            'absolute inset-0 size-full object-cover',
            !outcome?.isGood && 'opacity-0',
          )}
        />
      )}
    </span>
  );
}
