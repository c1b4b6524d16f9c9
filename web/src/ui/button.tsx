import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'bg-accent text-on-accent hover:brightness-95',
  plain: 'bg-raised text-ink border border-line hover:bg-sunk',
} as const;

type Props = ComponentProps<'button'> & { look?: keyof typeof LOOKS };

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`inline-flex h-10 items-center justify-center gap-2 rounded-control px-4 font-semibold text-14 transition-[filter,background-color] duration-150 disabled:opacity-60 ${LOOKS[look]} ${className}`}
    />
  );
}
