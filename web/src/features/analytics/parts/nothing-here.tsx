import type { ReactNode } from 'react';

/** Why there is nothing of a profile that hides. */
export const HIDDEN = 'This profile is hidden, and no search shows it.';

type Props = { children: ReactNode; next?: ReactNode };

/** A card without figures: what would be there, and what to do next. */
export function NothingHere({ children, next }: Props) {
  return (
    <p className="text-13 text-muted [&_a]:text-ink">
      {children} {next}
    </p>
  );
}
