import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** To a page of ours that is named by its whole address. */
export function PlaceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      to={href}
      className="underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {children}
    </Link>
  );
}
