import type { Production } from '@callboard/contract/productions';

/** What every tab of a production is given. */
export type TabProps = { production: Production };
