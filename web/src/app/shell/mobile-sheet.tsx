import { PortfolioBlock } from '../../features/business-portfolios/sidebar/portfolio-block.tsx';
import { WorkingAs } from '../../features/representation/working-as.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MenuList } from './menu-list.tsx';
import type { Menu } from './menus.ts';

type Props = { menu: Menu; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function MobileSheet({ menu, isOpen, onOpenChange }: Props) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} side="left" width={280} title={<Logo />}>
      <div className="grid gap-2 pb-4 empty:hidden">
        <PortfolioBlock />
        <WorkingAs />
      </div>
      <MenuList menu={menu} onChoose={() => onOpenChange(false)} />
    </Sheet>
  );
}
