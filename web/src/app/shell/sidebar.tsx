import { Link } from '@tanstack/react-router';
import { PortfolioBlock } from '../../features/business-portfolios/sidebar/portfolio-block.tsx';
import { WorkingAs } from '../../features/representation/working-as.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MenuList } from './menu-list.tsx';
import type { Menu } from './menus.ts';

/** On wide screens; below them the mobile menu takes its place. */
export function Sidebar({ menu }: { menu: Menu }) {
  return (
    <aside className="sticky top-0 flex h-dvh flex-col border-line border-r px-3 pb-3">
      <div className="flex h-14 shrink-0 items-center px-1">
        <Link to="/" activeOptions={{ exact: true }} className="rounded-control">
          <Logo />
        </Link>
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="grid gap-2 pb-4 empty:hidden">
          <PortfolioBlock />
          <WorkingAs />
        </div>
        <MenuList menu={menu} />
      </div>
    </aside>
  );
}
