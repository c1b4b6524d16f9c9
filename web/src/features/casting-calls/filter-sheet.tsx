import { PAY_KINDS, ROLE_TYPES, UNION_STATUSES } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import {
  PAY_KIND_WORDS,
  ROLE_TYPE_WORDS,
  UNION_STATUS_WORDS,
} from '../../lib/casting/role-words.ts';
import { wordOptions } from '../../lib/talent/profile-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { MultiCombobox } from '../../ui/multi-combobox.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet, SheetClose } from '../../ui/sheet.tsx';
import {
  countriesQuery,
  productionTypesQuery,
  talentTypesQuery,
  toOptions,
} from '../reference-data/api.ts';
import { DayFilters } from './day-filters.tsx';
import { asList, type FilterName, useOpportunityFilters } from './opportunity-filters.ts';
import { TypedFilter } from './typed-filter.tsx';

const BOTH = 'both';
const ROLE_TYPE_OPTIONS = [
  { value: BOTH, label: 'Talent and crew' },
  ...wordOptions(ROLE_TYPES, ROLE_TYPE_WORDS),
];

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  total: number | undefined;
};

/** All filters; each takes effect at once. */
export function FilterSheet({ isOpen, onOpenChange, total }: Props) {
  const { clear, count } = useOpportunityFilters();
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          <Button look="quiet" disabled={count === 0} onClick={clear}>
            Clear filters
          </Button>
          <SheetClose>
            <Button look="primary">{showWords(total)}</Button>
          </SheetClose>
        </>
      }
    >
      <AllFilters />
    </Sheet>
  );
}

function showWords(total: number | undefined): string {
  if (total === undefined) return 'Show calls';
  return total === 1 ? 'Show 1 call' : `Show ${total.toLocaleString('en')} calls`;
}

function AllFilters() {
  const { filters, change } = useOpportunityFilters();
  const types = toOptions(useQuery(productionTypesQuery).data);
  const sizes = toOptions(useQuery(talentTypesQuery).data);
  const countries = toOptions(useQuery(countriesQuery).data);
  const several = (name: FilterName, label: string, options: typeof types) => (
    <Field label={label}>
      {(wiring) => (
        <MultiCombobox
          {...wiring}
          options={options}
          values={asList(filters[name])}
          onValuesChange={(values) => change({ [name]: values })}
          placeholder="Any"
        />
      )}
    </Field>
  );
  const typed = (name: 'search' | 'city', label: string) => (
    <TypedFilter
      label={label}
      value={asList(filters[name])[0] ?? ''}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className="form-controls grid gap-4">
      {typed('search', 'Role or production')}
      <Field label="Who is asked for">
        {(wiring) => (
          <Select
            {...wiring}
            options={ROLE_TYPE_OPTIONS}
            value={asList(filters.roleType)[0] ?? BOTH}
            onValueChange={(value) => change({ roleType: value === BOTH ? undefined : value })}
          />
        )}
      </Field>
      {several('productionTypeId', 'Kind of production', types)}
      {several('talentTypeId', 'Role size', sizes)}
      {several('payKind', 'Pay', wordOptions(PAY_KINDS, PAY_KIND_WORDS))}
      {several('unionStatus', 'Union', wordOptions(UNION_STATUSES, UNION_STATUS_WORDS))}
      {several('countryId', 'Country', countries)}
      {typed('city', 'City')}
      <DayFilters filters={filters} onChange={change} />
    </div>
  );
}
