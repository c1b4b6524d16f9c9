import { lazy, Suspense, useEffect, useState } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import type { Menu } from './menus.ts';
import { MOBILE_MENU_TOGGLE } from './mobile-menu-toggle.ts';

const MobileSheet = lazy(async () => ({
  default: (await import('./mobile-sheet.tsx')).MobileSheet,
}));

/** Slides in over the page when the toggle is heard, wherever it came from. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isDue } = useLatePart();
  useEffect(() => {
    const toggle = () => setIsOpen((wasOpen) => !wasOpen);
    window.addEventListener(MOBILE_MENU_TOGGLE, toggle);
    return () => window.removeEventListener(MOBILE_MENU_TOGGLE, toggle);
  }, []);
  if (!isDue && !isOpen) return null;
  return (
    <Suspense>
      <MobileSheet menu={menu} isOpen={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  );
}
