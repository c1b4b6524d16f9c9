import { TEXTS } from '@callboard/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useMatches } from '@tanstack/react-router';
import { portfolioRoleQuery } from '../../features/business-portfolios/portfolio-queries.ts';
import { useSelection } from '../../features/representation/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import type { Menu, MenuItem } from './menus.ts';

type Props = { menu: Menu; onChoose?: () => void };

export function MenuList({ menu, onChoose }: Props) {
  const isPortfolioAdmin = useIsPortfolioAdmin();
  const { main, bottom, extra = [] } = menu;
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col justify-between gap-6">
      <div className="grid gap-6">
        <MenuGroup items={main} onChoose={onChoose} />
        {isPortfolioAdmin && extra.length > 0 && <MenuGroup items={extra} onChoose={onChoose} />}
      </div>
      {bottom.length > 0 && <MenuGroup items={bottom} onChoose={onChoose} />}
    </nav>
  );
}

/** Only agents have a portfolio selected, so only for them this is asked. */
function useIsPortfolioAdmin(): boolean {
  const { portfolio } = useSelection();
  const { data } = useQuery({
    ...portfolioRoleQuery(portfolio?.id ?? ''),
    enabled: portfolio !== null,
  });
  return data?.role === 'admin';
}

type GroupProps = { items: readonly MenuItem[]; onChoose: Props['onChoose'] };

function MenuGroup({ items, onChoose }: GroupProps) {
  const here = useMatches({ select: (matches) => matches.at(-1)?.staticData.row?.path });
  return (
    <ul className="grid">
      {items.map((item) => (
        <li key={item.to}>
          <MenuLink item={item} here={here} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function isAt({ to, covers = [] }: MenuItem, here: string | undefined): boolean {
  return [to, ...covers].some((path) => path === here);
}

type LinkProps = { item: MenuItem; here: string | undefined; onChoose: Props['onChoose'] };

function MenuLink({ item, here, onChoose }: LinkProps) {
  const { to, label, icon: Icon, isPro, Count } = item;
  const isCurrent = isAt(item, here);
  return (
    <Link
      to={to}
      onClick={onChoose}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'flex h-9 items-center gap-2.5 rounded-control px-2 font-medium text-14 transition-colors pointer-coarse:h-11',
        isCurrent ? 'bg-sunk text-ink' : 'text-muted hover:bg-sunk/60 hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {/* Drawn anew on every page, and so asked anew where it is no longer fresh. */}
      {Count && <Count key={here} />}
      {isPro && (
        <Badge className="h-[18px] px-1.5 font-semibold text-[11px]">{TEXTS.sidebar.pro}</Badge>
      )}
    </Link>
  );
}
