import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

function Anchor({ className: _, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className="font-semibold text-ink underline-offset-4 hover:underline focus-visible:underline"
    />
  );
}

/** A link among words. */
export const TextLink = createLink(Anchor);
