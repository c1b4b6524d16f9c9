import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

const LOOKS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  plain: 'border border-line bg-raised text-ink hover:bg-fill',
  quiet: 'text-ink hover:bg-fill',
  danger: 'bg-danger text-on-danger hover:opacity-90',
} as const;

/** Heights in pixels; every one is 44 to touch. */
const SIZES = {
  36: 'h-9 px-3.5 text-13 pointer-coarse:h-11',
  40: 'h-10 px-4 text-14 pointer-coarse:h-11',
  44: 'h-11 px-5 text-14',
} as const;
const SIZE_OF_PLACE = 'h-control px-3.5 text-(length:--control-text)';

type Props = ComponentProps<'button'> & {
  look?: keyof typeof LOOKS;
  /** Without it: 40 in forms and dialogs, 36 elsewhere. */
  size?: keyof typeof SIZES;
  /** Shows a spinner in place of the words, at the same width, and takes no clicks. */
  isPending?: boolean;
  /** Gives its looks to the one child, such as a link. */
  asChild?: boolean;
};

export function Button({
  look = 'plain',
  size,
  isPending = false,
  asChild = false,
  className,
  type = 'button',
  disabled,
  children,
  ...rest
}: Props) {
  const style = classes(
    'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 overflow-hidden whitespace-nowrap rounded-control font-semibold transition-[background-color,opacity]',
    'disabled:pointer-events-none aria-disabled:pointer-events-none aria-disabled:opacity-50',
    !isPending && 'disabled:opacity-50',
    size === undefined ? SIZE_OF_PLACE : SIZES[size],
    LOOKS[look],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root {...rest} className={style}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || isPending}
      aria-busy={isPending || undefined}
      className={style}
    >
      {isPending ? <Pending>{children}</Pending> : children}
    </button>
  );
}

/** The words stay, unseen, for their width and for those who listen. */
function Pending({ children }: Pick<Props, 'children'>) {
  return (
    <>
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <Spinner className="absolute inset-0 m-auto" />
    </>
  );
}
