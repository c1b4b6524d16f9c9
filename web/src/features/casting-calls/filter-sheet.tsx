import { PAY_KINDS, UNION_STATUSES } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { PAY_KIND_WORDS, UNION_STATUS_WORDS } from '../../lib/casting/role-words.ts';
import { wordOptions } from '../../lib/talent/profile-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { MultiCombobox } from '../../ui/multi-combobox.tsx';
import { Sheet, SheetClose } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  countriesQuery,
  productionTypesQuery,
  talentTypesQuery,
  toOptions,
} from '../reference-data/api.ts';
import { asList, type Filters, useOpportunityFilters } from './opportunity-filters.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** All filters; each takes effect at once. */
export function FilterSheet({ isOpen, onOpenChange }: Props) {
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
            <Button look="primary">Show calls</Button>
          </SheetClose>
        </>
      }
    >
      <AllFilters />
    </Sheet>
  );
}

function AllFilters() {
  const { filters, change } = useOpportunityFilters();
  const types = toOptions(useQuery(productionTypesQuery).data);
  const sizes = toOptions(useQuery(talentTypesQuery).data);
  const countries = toOptions(useQuery(countriesQuery).data);
  const several = (name: keyof Filters, label: string, options: typeof types) => (
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
  const typed = (name: 'search' | 'city' | 'from' | 'to', label: string, type = 'text') => (
    <TextField
      label={label}
      type={type}
      // The address follows what is typed, not the other way round.
      defaultValue={asList(filters[name])[0] ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className="form-controls grid gap-4">
      {typed('search', 'Role or production')}
      {several('productionTypeId', 'Kind of production', types)}
      {several('talentTypeId', 'Role size', sizes)}
      {several('payKind', 'Pay', wordOptions(PAY_KINDS, PAY_KIND_WORDS))}
      {several('unionStatus', 'Union', wordOptions(UNION_STATUSES, UNION_STATUS_WORDS))}
      {several('countryId', 'Country', countries)}
      {typed('city', 'City')}
      <div className="grid grid-cols-2 gap-3">
        {typed('from', 'Work from', 'date')}
        {typed('to', 'Work until', 'date')}
      </div>
    </div>
  );
}
