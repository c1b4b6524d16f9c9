import { useEffect, useState } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MenuList } from './menu-list.tsx';
import type { Menu } from './menus.ts';
import { MOBILE_MENU_TOGGLE } from './mobile-menu-toggle.ts';

/** Slides in over the page when the toggle is heard, wherever it came from. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const toggle = () => setIsOpen((wasOpen) => !wasOpen);
    window.addEventListener(MOBILE_MENU_TOGGLE, toggle);
    return () => window.removeEventListener(MOBILE_MENU_TOGGLE, toggle);
  }, []);
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen} side="left" width={280} title={<Logo />}>
      <MenuList menu={menu} onChoose={() => setIsOpen(false)} />
    </Sheet>
  );
}
