import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { OpenedInvitation, TeamInvitation, TeamMember } from '@callboard/contract/team';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

export const ok = (body: unknown) => ({ status: 200, body });
export const list = (items: readonly unknown[]) => ok({ items, nextCursor: null });

export const PORTFOLIO_ID = '0198c7a0-0000-7000-8000-0000000000d1';
export const PATH = `/api/business-portfolios/${PORTFOLIO_ID}`;
export const AGENT = testUser('agent');
const OWNER = { userId: AGENT.id, firstName: AGENT.firstName, lastName: AGENT.lastName };
const OLE = { userId: '0198c7a0-0000-7000-8000-0000000000f2', firstName: 'Ole', lastName: 'Birk' };
export const OLES_PATH = `${PATH}/team-members/${OLE.userId}`;

const portfolio: PortfolioDetail = {
  id: PORTFOLIO_ID,
  name: 'Tallow & Finch',
  description: null,
  website: null,
  phone: null,
  email: null,
  address: null,
  logoUrl: null,
  role: 'admin',
  isOwner: true,
  owner: OWNER,
  isVerified: true,
};

const member = (changes: Partial<TeamMember>): TeamMember => ({
  ...OWNER,
  email: AGENT.email,
  photoUrl: null,
  role: 'admin',
  isOwner: true,
  joinedAt: '2026-05-01T12:00:00.000Z',
  talents: 3,
  ...changes,
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const invitation = (changes: Partial<TeamInvitation> = {}): TeamInvitation => ({
  id: '0198c7a0-0000-7000-8000-0000000000e1',
  firstName: 'Rowan',
  lastName: 'Thistle',
  email: 'rowan@example.com',
  role: 'employee',
  status: 'pending',
  invitedByName: 'Mara Okonjo',
  createdAt: inDays(-2),
  expiresAt: inDays(4.5),
  ...changes,
});

export const opened = (changes: Partial<OpenedInvitation> = {}): OpenedInvitation => ({
  ...invitation(),
  portfolio: { id: PORTFOLIO_ID, name: portfolio.name, logoUrl: null },
  account: 'none',
  ...changes,
});

type Answers = Parameters<typeof stubServer>[0];

/** The calls of a team's page, for its owner or one of its employees. */
export function teamAnswers(role: 'admin' | 'employee' = 'admin'): Answers {
  const isOwner = role === 'admin';
  const owner = isOwner ? OWNER : { ...OLE, userId: 'owner' };
  return {
    ...signedInAs(AGENT),
    'GET /api/business-portfolios': ok({ owned: [portfolio], member: [] }),
    [`GET ${PATH}`]: ok({ ...portfolio, role, isOwner, owner }),
    [`GET ${PATH}/user-role`]: ok({ role }),
    [`GET ${PATH}/team-members`]: list([
      member({}),
      member({ ...OLE, email: 'ole@example.com', role: 'employee', isOwner: false, talents: 2 }),
    ]),
    [`GET ${PATH}/team-invitations`]: list([
      invitation(),
      invitation({
        id: '0198c7a0-0000-7000-8000-0000000000e2',
        firstName: 'Una',
        status: 'expired',
      }),
    ]),
  };
}

export function openTeam(role: 'admin' | 'employee' = 'admin', answers: Answers = {}) {
  const server = stubServer({ ...teamAnswers(role), ...answers });
  return { ...server, ...openApp('/team-members') };
}
