import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { testUser } from '../../lib/test-user.ts';
import type { Portfolio } from './portfolio-queries.ts';

export const AGENT = testUser('agent');
export const LIST = 'GET /api/business-portfolios';

export function testPortfolio(name: string, given: Partial<Portfolio> = {}): Portfolio {
  return {
    id: `id-of-${name.toLowerCase()}`,
    name,
    description: null,
    website: null,
    phone: null,
    email: null,
    address: null,
    logoUrl: null,
    ...given,
  };
}

export function testDetail(name: string, given: Partial<PortfolioDetail> = {}): PortfolioDetail {
  return {
    ...testPortfolio(name),
    role: 'admin',
    isOwner: true,
    owner: { userId: AGENT.id, firstName: AGENT.firstName, lastName: AGENT.lastName },
    isVerified: false,
    ...given,
  };
}

export const ok = (body: unknown) => ({ status: 200, body });
export const listOf = (...owned: Portfolio[]) => ok({ owned, member: [] });
