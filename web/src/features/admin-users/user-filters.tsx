import { USER_STANDINGS } from '@callboard/contract/admin-users';
import { ROLES } from '@callboard/contract/roles';
import type { Ref } from 'react';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { type useUserFilters, VERIFIED } from './use-user-filters.ts';
import { ROLE_WORDS, STANDING_WORDS, VERIFIED_WORDS } from './user-words.ts';

type Props = { list: ReturnType<typeof useUserFilters>; searchBox: Ref<HTMLInputElement> };

/** By part of a name or address, and by what people are. A second press takes a filter away. */
export function UserFilterBar({ list, searchBox }: Props) {
  const { filters, set } = list;
  return (
    <div className="grid gap-2.5">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // From here on the keys go through the list.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <SearchBox
          ref={searchBox}
          label="Find by name or address"
          className="w-full sm:w-80"
          value={filters.search ?? ''}
          onSearch={(text) => set({ search: text.trim() === '' ? undefined : text.trim() })}
        />
      </form>
      <div className="scroll-quiet -mx-4 flex min-w-0 max-w-[100vw] gap-x-4 gap-y-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0.5">
        <Chips
          label="Role"
          values={ROLES}
          words={ROLE_WORDS}
          chosen={filters.role}
          onChoose={(role) => set({ role })}
        />
        <Chips
          label="Standing"
          values={USER_STANDINGS}
          words={STANDING_WORDS}
          chosen={filters.standing}
          onChoose={(standing) => set({ standing })}
        />
        <Chips
          label="Verified"
          values={VERIFIED}
          words={VERIFIED_WORDS}
          chosen={filters.verified}
          onChoose={(verified) => set({ verified })}
        />
      </div>
    </div>
  );
}

type ChipsProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  words: Record<Value, string>;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

function Chips<Value extends string>({
  label,
  values,
  words,
  chosen,
  ...props
}: ChipsProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex shrink-0 gap-1.5 lg:shrink lg:flex-wrap">
      {values.map((value) => (
        <FilterChip
          key={value}
          isOn={value === chosen}
          onClick={() => props.onChoose(value === chosen ? undefined : value)}
        >
          {words[value]}
        </FilterChip>
      ))}
    </fieldset>
  );
}
