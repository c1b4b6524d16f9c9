import type { ResultOf } from '@callboard/contract/endpoint';
import type { rosterEndpoints } from '@callboard/contract/roster';
import type { InfiniteData } from '@tanstack/react-query';

/** The roster as far as it has been read. */
export type Roster = InfiniteData<ResultOf<typeof rosterEndpoints.list>>;
