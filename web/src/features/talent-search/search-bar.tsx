import {
  TALENT_ORDERS,
  type TalentOrder,
  type TalentSearch,
} from '@callboard/contract/talent-search';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { SortMenu } from '../../ui/sort-menu.tsx';
import type { ChangeSearch } from './address/use-talent-search.ts';
import { RoleChooser } from './role/role-chooser.tsx';
import { ORDER_WORDS } from './words.ts';

type Props = {
  search: TalentSearch;
  onChange: ChangeSearch;
  /** Beside the sort, where the facets have no place of their own. */
  filters: ReactNode;
};

/** What is typed, the role that everybody is held against, and the order. */
export function SearchBar({ search, onChange, filters }: Props) {
  const { role } = useCurrentUser();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label="Name, skill or credit"
        value={search.q ?? ''}
        onSearch={(text) => onChange({ q: text.trim() || undefined }, { isTyped: true })}
        className="w-full sm:w-80 sm:flex-1"
      />
      {filters}
      {role === 'client' && <RoleChooser roleId={search.role} onChange={onChange} />}
      <SortMenu
        sort={usualOrder(search)}
        sorts={ordersOf(search)}
        words={ORDER_WORDS}
        onSort={(sort) => onChange({ sort })}
      />
    </div>
  );
}

/** Without a role nobody fits, and without a place nobody is near. */
function ordersOf({ role, place }: TalentSearch): TalentOrder[] {
  return TALENT_ORDERS.filter(
    (order) =>
      (order !== 'fit' || role !== undefined) && (order !== 'nearest' || place !== undefined),
  );
}

function usualOrder({ sort, role }: TalentSearch): TalentOrder {
  return sort ?? (role === undefined ? 'active' : 'fit');
}
