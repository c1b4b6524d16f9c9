import { type ReactNode, useEffect, useRef } from 'react';

/** Read out first, wherever one comes from. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-balance font-bold text-28 outline-none">
      {children}
    </h1>
  );
}
