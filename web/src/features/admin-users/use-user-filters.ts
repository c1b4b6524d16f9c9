import { USER_STANDINGS, type UserStanding } from '@callboard/contract/admin-users';
import { ROLES, type Role } from '@callboard/contract/roles';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/use-change-address.ts';

export const VERIFIED = ['professional', 'identity', 'none'] as const;

export type UserFilters = {
  search: string | undefined;
  role: Role | undefined;
  standing: UserStanding | undefined;
  verified: (typeof VERIFIED)[number] | undefined;
};

const NONE = { search: undefined, role: undefined, standing: undefined, verified: undefined };

/** The filters and the chosen person, as the address holds them. */
export function useUserFilters() {
  const search = useSearch({ strict: false });
  const change = useChangeAddress();
  const filters: UserFilters = {
    search: typeof search.search === 'string' && search.search !== '' ? search.search : undefined,
    role: ROLES.find((each) => each === search.role),
    standing: USER_STANDINGS.find((each) => each === search.standing),
    verified: VERIFIED.find((each) => each === search.verified),
  };
  return {
    filters,
    isFiltered: Object.values(filters).some((each) => each !== undefined),
    chosenId: typeof search.id === 'string' ? search.id : undefined,
    choose: (id: string | undefined) => change({ id }),
    /** Whoever was looked at may not be among those found. */
    set: (changes: Partial<UserFilters>) => change({ ...changes, id: undefined }),
    clear: () => change({ ...NONE, id: undefined }),
  };
}
