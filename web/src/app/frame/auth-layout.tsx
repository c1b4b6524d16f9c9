import type { PropsWithChildren } from 'react';
import { Logo } from '../../ui/logo.tsx';

/**
 * A form, and beside it on wide screens the wall of faces with one of them lit. The wall is the
 * background of an element that narrow screens do not draw, so they never fetch it.
 */
export function AuthLayout({ children }: PropsWithChildren) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[10fr_11fr]">
      <main className="grid place-items-center px-4 py-12">
        <div className="grid w-full max-w-[360px] gap-9">
          {/* The circle, not its halo, stands on the edge of the form. */}
          <div className="-ml-1">
            <Logo />
          </div>
          {children}
        </div>
      </main>
      {/* Dark in both themes: a house with the lights down. */}
      <div
        aria-hidden="true"
        className="scheme-dark sticky top-0 hidden h-dvh bg-center bg-cover bg-paper lg:block lg:bg-[url(/wall.webp)]"
      />
    </div>
  );
}
