import { lazy, Suspense, useEffect, useState } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import type { Menu } from './menus.ts';
import { MOBILE_MENU_TOGGLE } from './mobile-menu-toggle.ts';

const loadSheet = () => import('./mobile-sheet.tsx');
const MobileSheet = lazy(async () => ({ default: (await loadSheet()).MobileSheet }));

/** Slides in over the page when the toggle is heard, wherever it came from. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isAskedFor, ask } = useLatePart(loadSheet);
  useEffect(() => {
    const toggle = () => {
      ask();
      setIsOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener(MOBILE_MENU_TOGGLE, toggle);
    return () => window.removeEventListener(MOBILE_MENU_TOGGLE, toggle);
  }, [ask]);
  if (!isAskedFor) return null;
  return (
    <Suspense>
      <MobileSheet menu={menu} isOpen={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  );
}
