import type { auditEndpoints } from '@callboard/contract/audit';
import type { QueryOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../platform/actor.ts';
import { addDays, startOfDay } from '../../platform/calendar.ts';
import type { Wanted } from './queries.ts';

export type Filters = QueryOf<typeof auditEndpoints.export>;

/** Days are days where the admin lives. */
export function readFilters({ user }: Actor, { from, to, ...rest }: Filters): Wanted {
  return {
    ...rest,
    since: from === undefined ? undefined : startOfDay(from, user.timeZone),
    before: to === undefined ? undefined : startOfDay(addDays(to, 1), user.timeZone),
  };
}
