import { TEXTS } from '@callboard/contract/texts';
import { Link, useMatches } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import type { Menu, MenuItem } from './menus.ts';

type Props = { menu: Menu; onChoose?: () => void };

export function MenuList({ menu, onChoose }: Props) {
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col justify-between gap-6">
      <MenuGroup items={menu.main} onChoose={onChoose} />
      {menu.bottom.length > 0 && <MenuGroup items={menu.bottom} onChoose={onChoose} />}
    </nav>
  );
}

type GroupProps = { items: readonly MenuItem[]; onChoose: Props['onChoose'] };

function MenuGroup({ items, onChoose }: GroupProps) {
  const here = useMatches({ select: (matches) => matches.at(-1)?.staticData.row?.path });
  return (
    <ul className="grid">
      {items.map((item) => (
        <li key={item.to}>
          <MenuLink item={item} isCurrent={isAt(item, here)} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function isAt({ to, covers = [] }: MenuItem, here: string | undefined): boolean {
  return [to, ...covers].some((path) => path === here);
}

type LinkProps = { item: MenuItem; isCurrent: boolean; onChoose: Props['onChoose'] };

function MenuLink({ item, isCurrent, onChoose }: LinkProps) {
  const { to, label, icon: Icon, isPro } = item;
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
      {isPro && (
        <Badge className="h-[18px] px-1.5 font-semibold text-[11px]">{TEXTS.sidebar.pro}</Badge>
      )}
    </Link>
  );
}
