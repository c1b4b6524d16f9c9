import type { CurrentUser } from '@callboard/contract/auth';
import type { PortfolioRole } from '@callboard/contract/business-portfolios';

/**
 * Who does something, and for whom. There is no ambient acting-as: `onBehalfOf` is derived anew
 * from the assignment for each request that names a talent, and is stored with what was done.
 */
export type Actor = {
  user: CurrentUser;
  sessionId: string;
  /** Where the request came from, for audit and limits. */
  address: string;
  onBehalfOf?: { userId: string; talentProfileId: string };
  portfolioRole?: PortfolioRole;
};

/** What a request and a socket's handshake have in common. */
type Visitor = { cookies: Record<string, string | undefined>; ip: string };

/** Who a visitor is, or nobody. The auth feature knows how to tell. */
export type Authenticate = (visitor: Visitor) => Promise<Actor | undefined>;
