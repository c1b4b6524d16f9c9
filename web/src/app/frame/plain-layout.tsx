import { Link, useLocation } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** Around public pages for those who are not signed in. */
export function PlainLayout({ children }: PropsWithChildren) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <>
      <SkipLink />
      <header className="flex h-14 items-center justify-between border-line border-b px-4 lg:px-6">
        <Logo />
        <Link
          to="/login"
          search={{ next: here }}
          className="rounded-control px-3 py-2 font-semibold text-14 hover:bg-sunk pointer-coarse:py-3"
        >
          Sign in
        </Link>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="mx-auto max-w-5xl p-4 outline-none lg:p-6">
        {children}
      </main>
    </>
  );
}
