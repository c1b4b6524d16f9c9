import { type OpportunityFilters, opportunityFilters } from '@callboard/contract/casting-calls';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** The filters' names in the address are those of the call. */
const NAMES = [
  'search',
  'roleType',
  'productionTypeId',
  'talentTypeId',
  'payKind',
  'unionStatus',
  'countryId',
  'city',
  'from',
  'to',
] as const satisfies readonly (keyof OpportunityFilters)[];

export type FilterName = (typeof NAMES)[number];
type Value = string | string[] | undefined;
export type Filters = { [Name in FilterName]?: Value };

/** What is filtered by, kept in the address so that it can be shared and gone back to. */
export function useOpportunityFilters() {
  const search: Record<string, Value> = useSearch({ strict: false });
  const navigate = useNavigate();
  // An address is anybody's to write: what is no filter filters nothing.
  const filters: Filters = Object.fromEntries(
    NAMES.flatMap((name) => (isMeant(name, search[name]) ? [[name, search[name]]] : [])),
  );

  function change(changes: Filters) {
    void navigate({
      to: '/opportunities',
      search: (before) => ({ ...before, ...emptiesLeftOut(changes) }),
      replace: true,
    });
  }

  const clear = () => change(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  return { filters, change, clear, count: Object.keys(filters).length };
}

export function asList(value: Value): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function isMeant(name: FilterName, value: Value): boolean {
  return isFilled(value) && opportunityFilters.shape[name].safeParse(value).success;
}

function isFilled(value: Value): boolean {
  return asList(value).some((one) => one !== '');
}

function emptiesLeftOut(changes: Filters): Filters {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, isFilled(value) ? value : undefined]),
  );
}
