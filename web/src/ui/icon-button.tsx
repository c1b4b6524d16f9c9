import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const LOOKS = {
  quiet: 'text-muted hover:bg-fill hover:text-ink',
  plain: 'border border-line bg-raised text-ink hover:bg-fill',
} as const;

/** Width and height in pixels; 32 is for inside of other controls. */
const SIZES = { 32: 'size-8 pointer-coarse:size-9', 36: 'size-9 pointer-coarse:size-11' } as const;

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** What it does: the icon alone says nothing to those who listen. */
  label: string;
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
};

export function IconButton({
  icon: Icon,
  label,
  look = 'quiet',
  size = 36,
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-control transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50',
        SIZES[size],
        LOOKS[look],
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
    </button>
  );
}
