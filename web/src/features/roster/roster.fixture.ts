import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { Representation } from '@callboard/contract/representation';
import { USUAL_TERMS } from '@callboard/contract/representation';
import type { RosterEntry } from '@callboard/contract/roster';
import type { TeamMember } from '@callboard/contract/team';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

const AT = '2026-05-01T12:00:00.000Z';
const PORTFOLIO_ID = '0198c7a0-0000-7000-8000-0000000000d1';
export const PATH = `/api/business-portfolios/${PORTFOLIO_ID}`;
export const ADA_ID = '0198c7a0-0000-7000-8000-0000000000a1';
export const BO_ID = '0198c7a0-0000-7000-8000-0000000000a2';
export const OLE_ID = '0198c7a0-0000-7000-8000-0000000000f2';
const AGENT = testUser('agent');
const OWNER = { userId: AGENT.id, firstName: AGENT.firstName, lastName: AGENT.lastName };

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
  email: 'mara@callboard.test',
  photoUrl: null,
  role: 'admin',
  isOwner: true,
  joinedAt: AT,
  talents: 1,
  ...changes,
});
const OLE = { userId: OLE_ID, firstName: 'Ole', lastName: 'Birk' };

const representation = (id: string, changes: Partial<Representation> = {}) => ({
  ...USUAL_TERMS,
  id,
  talentProfileId: ADA_ID,
  portfolio: { id: PORTFOLIO_ID, name: portfolio.name, logoUrl: null, isVerified: true },
  status: 'active' as const,
  requestedByName: 'Mara Okonjo',
  replacesId: null,
  requestedAt: AT,
  startedAt: AT,
  endedAt: null,
  endedBy: null,
  endReason: null,
  ...changes,
});

export const ada: RosterEntry = {
  talentProfileId: ADA_ID,
  userId: '0198c7a0-0000-7000-8000-0000000000b1',
  firstName: 'Ada',
  lastName: 'Quill',
  stageName: null,
  photoUrl: null,
  headline: null,
  place: 'Leeds',
  playingAgeMin: 25,
  playingAgeMax: 35,
  categories: ['Actor'],
  completeness: 70,
  isMinor: false,
  isClaimed: true,
  claim: null,
  representations: [representation('of-ada')],
  assignments: [OWNER],
  agencyNotes: 0,
  waiting: { invitations: 2, confirmations: 0 },
  liveApplications: 3,
  addedAt: AT,
};
/** Nobody but the agency has their profile. */
export const bo: RosterEntry = {
  ...ada,
  talentProfileId: BO_ID,
  firstName: 'Bo',
  lastName: 'Rask',
  isClaimed: false,
  waiting: { invitations: 0, confirmations: 0 },
};

type Answers = Parameters<typeof stubServer>[0];
export const ok = (body: unknown) => ({ status: 200, body });
export const page = (items: readonly RosterEntry[]) =>
  ok({ items, total: items.length, nextCursor: null });

/** The roster of an agent who manages it, or works for it, with the server's answers besides. */
export function openRoster(
  search = '',
  { role = 'admin', answers = {} }: { role?: 'admin' | 'employee'; answers?: Answers } = {},
) {
  const isOwner = role === 'admin';
  const server = stubServer({
    ...signedInAs(AGENT),
    'GET /api/business-portfolios': ok(
      isOwner ? { owned: [portfolio], member: [] } : { owned: [], member: [portfolio] },
    ),
    [`GET ${PATH}`]: ok({ ...portfolio, role, isOwner }),
    [`GET ${PATH}/user-role`]: ok({ role }),
    [`GET ${PATH}/counters`]: ok({ opportunities: 0, invitations: 0 }),
    [`GET ${PATH}/talent`]: ok([
      {
        user: { id: ada.userId },
        talentProfile: { id: ADA_ID, firstName: ada.firstName, lastName: ada.lastName },
        assignments: [{ teamMember: { userId: AGENT.id } }],
      },
    ]),
    [`GET ${PATH}/roster`]: page([ada, bo]),
    [`GET ${PATH}/roster/${ADA_ID}`]: ok(ada),
    [`GET ${PATH}/roster/${BO_ID}`]: ok(bo),
    [`GET ${PATH}/roster/${ADA_ID}/notes`]: ok({ items: [], nextCursor: null }),
    [`GET ${PATH}/roster/${BO_ID}/notes`]: ok({ items: [], nextCursor: null }),
    [`GET ${PATH}/team-members`]: ok({
      items: [member({}), member({ ...OLE, role: 'employee', isOwner: false })],
      nextCursor: null,
    }),
    ...answers,
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp(`/managed-talent${search}`) };
}
