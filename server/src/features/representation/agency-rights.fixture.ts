import { businessPortfolioEndpoints as portfolios } from '@callboard/contract/business-portfolios';
import type { Endpoint } from '@callboard/contract/endpoint';
import {
  representationEndpoints as representation,
  USUAL_TERMS,
} from '@callboard/contract/representation';
import { rosterEndpoints as roster } from '@callboard/contract/roster';
import { submissionEndpoints as submissions } from '@callboard/contract/submissions';
import { teamEndpoints as team } from '@callboard/contract/team';
import { and, eq } from 'drizzle-orm';
import { paint } from '../../../test/picture.ts';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../auth/session-token.ts';
import { users } from '../auth/tables.ts';
import {
  businessPortfolioMembers,
  businessPortfolios,
  teamInvitations,
} from '../business-portfolios/tables.ts';
import { representations, rosterNotes } from './tables.ts';

export const GROUPS = { portfolios, team, representation, roster, submissions } as const;

const idOf = ({ user }: TestClient) => user?.id ?? '';
const profileOf = ({ user }: TestClient) => user?.talentProfileId ?? '';

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** One portfolio, and everyone who could stand to it in some way. */
export async function makeWorld(t: TestServer) {
  const agent = () => t.signIn('agent');
  const [owner, admin, assigned, unassigned, former, stranger, talent, platform] =
    await Promise.all([
      agent(),
      agent(),
      agent(),
      agent(),
      agent(),
      agent(),
      t.signIn('talent'),
      t.signIn('admin'),
    ]);
  const portfolioId = await t.make.portfolio({
    ownerUserId: idOf(owner),
    verifiedAt: t.clock.now(),
  });
  await t.make.portfolio({ ownerUserId: idOf(stranger) });
  await t.make.portfolioMember({ portfolioId, userId: idOf(admin), role: 'admin' });
  await t.make.portfolioMember({ portfolioId, userId: idOf(assigned) });
  await t.make.portfolioMember({ portfolioId, userId: idOf(unassigned) });
  const onRoster = async (talentProfileId: string) => {
    await t.make.representation({ portfolioId, talentProfileId });
    for (const one of [assigned, former]) {
      await t.make.assignment({ portfolioId, talentProfileId, userId: idOf(one) });
    }
    return talentProfileId;
  };
  const unclaimed = await t.make.talent();
  await t.platform.db
    .update(users)
    .set({ email: null, passwordHash: null })
    .where(eq(users.id, unclaimed.user.id));
  return {
    people: { owner, admin, assigned, unassigned, former, stranger, talent, platform },
    portfolioId,
    talentProfileId: await onRoster(profileOf(talent)),
    unclaimedId: await onRoster(unclaimed.profileId),
    callId: await t.make.castingCall(),
  };
}

type Sending = { params?: object; query?: object; body?: unknown };
/** What someone gets who makes a call: its status, or 'refused' for a submission in a whole answer. */
type Way = (who: TestClient) => Promise<string>;

/** How each call is made so that nothing but who makes it decides. Each leaves the world as it was. */
export function waysToCall(t: TestServer, world: () => World): Record<string, Way> {
  const { db } = t.platform;
  const now = () => t.clock.now();
  const by =
    (endpoint: Endpoint, sending: () => Sending | Promise<Sending> = () => ({})): Way =>
    async (who) =>
      String((await who.call(endpoint, { ...(await sending()) } as never)).status);
  /** For those that would sign their caller in as someone else. */
  const apart =
    (way: Way): Way =>
    ({ baseUrl, user, cookie }) =>
      way(new TestClient(baseUrl, user && cookie ? { user, cookie } : undefined));

  const ofPortfolio = (more: object = {}) => ({ params: { id: world().portfolioId, ...more } });
  const ofTalent = (more: object = {}) =>
    ofPortfolio({ talentProfileId: world().talentProfileId, ...more });
  const form = { name: 'Tallow & Finch' };
  const terms = () => ({ ...USUAL_TERMS, territory: newId() });

  const newMember = async () =>
    (await t.make.portfolioMember({ portfolioId: world().portfolioId })).userId;
  const newInvitation = async (status: 'pending' | 'declined' = 'pending') => {
    const id = newId();
    await db.insert(teamInvitations).values({
      id,
      portfolioId: world().portfolioId,
      invitedByUserId: idOf(world().people.owner),
      firstName: 'Rowan',
      lastName: 'Thistle',
      email: `${id}@example.com`,
      role: 'employee',
      status,
      tokenHash: hashToken(id),
      expiresAt: new Date(now().getTime() + 1000 * 60 * 60),
      createdAt: now(),
      updatedAt: now(),
    });
    return id;
  };
  const newRepresentation = (status: 'requested' | 'active') =>
    t.make.representation({
      portfolioId: world().portfolioId,
      talentProfileId: world().talentProfileId,
      territory: newId(),
      status,
      startedAt: status === 'active' ? now() : null,
    });
  const newNote = async () => {
    const id = newId();
    const { portfolioId, talentProfileId, people } = world();
    const authorUserId = idOf(people.owner);
    await db
      .insert(rosterNotes)
      .values({ id, portfolioId, talentProfileId, authorUserId, text: 'x', createdAt: now() });
    return id;
  };
  const newTalent = () => ({
    firstName: 'Rowan',
    lastName: newId(),
    countryId: 'gb',
    ...USUAL_TERMS,
  });
  const isMember = (userId: string) =>
    and(
      eq(businessPortfolioMembers.portfolioId, world().portfolioId),
      eq(businessPortfolioMembers.userId, userId),
    );

  const sendLogo: Way = async ({ baseUrl, cookie = '' }) => {
    const picture = await paint('tomato', { width: 8, height: 8 }).png().toBuffer();
    const body = new FormData();
    body.set('logo', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }));
    const path = portfolios.setLogo.path.replace('{id}', world().portfolioId);
    const headers = { origin: baseUrl, cookie };
    return String((await fetch(baseUrl + path, { method: 'POST', headers, body })).status);
  };
  const handOver: Way = async (who) => {
    const { owner, unassigned } = world().people;
    const status = await by(portfolios.transfer, () => ({
      ...ofPortfolio(),
      body: { userId: idOf(unassigned) },
    }))(who);
    if (status !== '200') return status;
    await db
      .update(businessPortfolios)
      .set({ ownerUserId: idOf(owner) })
      .where(eq(businessPortfolios.id, world().portfolioId));
    await db.delete(businessPortfolioMembers).where(isMember(idOf(owner)));
    await t.make.portfolioMember({ portfolioId: world().portfolioId, userId: idOf(unassigned) });
    return status;
  };
  const leave: Way = async (who) => {
    const [before] = await db
      .select()
      .from(businessPortfolioMembers)
      .where(isMember(idOf(who)));
    const status = await by(portfolios.leave, ofPortfolio)(who);
    if (status !== '204' || before === undefined) return status;
    await db.insert(businessPortfolioMembers).values(before);
    if (who !== world().people.assigned) return status;
    for (const talentProfileId of [world().talentProfileId, world().unclaimedId]) {
      const { portfolioId } = world();
      await t.make.assignment({ portfolioId, talentProfileId, userId: idOf(who) });
    }
    return status;
  };
  const submit: Way = async (who) => {
    const { portfolioId, callId, talentProfileId } = world();
    const body = { portfolioId, submissions: [{ callId, talentProfileId, note: null }] };
    const answer = await who.call(submissions.submit, { body });
    const outcome = answer.body?.outcomes?.[0]?.outcome;
    return outcome === 'refused' ? outcome : String(answer.status);
  };
  const confirm: Way = async (who) => {
    const id = await newRepresentation('requested');
    const status = await by(representation.confirm, () => ({ params: { id } }))(who);
    await db.delete(representations).where(eq(representations.id, id));
    return status;
  };
  const inPortfolio = () => ({ query: { portfolioId: world().portfolioId } });

  return {
    'portfolios.list': by(portfolios.list),
    'portfolios.listAll': by(portfolios.listAll),
    'portfolios.create': by(portfolios.create, () => ({ body: form })),
    'portfolios.get': by(portfolios.get, ofPortfolio),
    'portfolios.change': by(portfolios.change, () => ({
      ...ofPortfolio(),
      body: { ...form, description: newId() },
    })),
    'portfolios.setLogo': sendLogo,
    'portfolios.logo': by(portfolios.logo, ofPortfolio),
    'portfolios.removeLogo': by(portfolios.removeLogo, ofPortfolio),
    'portfolios.contents': by(portfolios.contents, ofPortfolio),
    'portfolios.remove': by(portfolios.remove, () => ({
      ...ofPortfolio(),
      body: { name: 'Another name' },
    })),
    'portfolios.transfer': handOver,
    'portfolios.leave': leave,
    'portfolios.userRole': by(portfolios.userRole, ofPortfolio),
    'portfolios.talent': by(portfolios.talent, ofPortfolio),
    'portfolios.counters': by(portfolios.counters, ofPortfolio),

    'team.members': by(team.members, ofPortfolio),
    'team.changeRole': by(team.changeRole, async () => ({
      ...ofPortfolio({ userId: await newMember() }),
      body: { role: 'admin' },
    })),
    'team.remove': by(team.remove, async () => ofPortfolio({ userId: await newMember() })),
    'team.invitations': by(team.invitations, ofPortfolio),
    'team.invite': by(team.invite, () => ({
      ...ofPortfolio(),
      body: { firstName: 'Rowan', lastName: 'Thistle', email: `${newId()}@example.com` },
    })),
    'team.resend': by(team.resend, async () =>
      ofPortfolio({ invitationId: await newInvitation() }),
    ),
    'team.revoke': by(team.revoke, async () =>
      ofPortfolio({ invitationId: await newInvitation() }),
    ),
    'team.open': by(team.open, async () => ({ params: { token: await newInvitation() } })),
    'team.accept': by(team.accept, async () => ({ params: { token: await newInvitation() } })),
    'team.decline': by(team.decline, async () => ({ params: { token: await newInvitation() } })),
    'team.join': apart(
      by(team.join, async () => ({
        params: { token: await newInvitation('declined') },
        body: {
          firstName: 'Rowan',
          lastName: 'Thistle',
          password: 'a long enough password',
          countryId: 'gb',
        },
      })),
    ),

    'representation.request': by(representation.request, async () => ({
      ...ofPortfolio(),
      body: { ...terms(), talentProfileId: await t.make.talentProfileId() },
    })),
    'representation.listOfTalent': by(representation.listOfTalent, () => ({
      params: { id: world().talentProfileId },
    })),
    'representation.propose': by(representation.propose, async () => ({
      params: { id: await newRepresentation('active') },
      body: terms(),
    })),
    'representation.confirm': confirm,
    'representation.end': by(representation.end, async () => ({
      params: { id: await newRepresentation('active') },
      body: { reason: null },
    })),

    'roster.list': by(roster.list, ofPortfolio),
    'roster.get': by(roster.get, ofTalent),
    'roster.candidates': by(roster.candidates, () => ({
      ...ofPortfolio(),
      query: { query: 'hal' },
    })),
    'roster.create': by(roster.create, () => ({ ...ofPortfolio(), body: newTalent() })),
    'roster.previewImport': by(roster.previewImport, () => ({
      ...ofPortfolio(),
      body: { csv: csv() },
    })),
    'roster.import': by(roster.import, () => ({
      ...ofPortfolio(),
      body: { csv: csv(), ...USUAL_TERMS },
    })),
    'roster.assign': by(roster.assign, () => ({
      ...ofPortfolio(),
      body: {
        talentProfileIds: [world().talentProfileId],
        userIds: [idOf(world().people.assigned)],
      },
    })),
    'roster.sendClaim': by(roster.sendClaim, () => ({
      ...ofPortfolio({ talentProfileId: world().unclaimedId }),
      body: { email: `${newId()}@example.com` },
    })),
    'roster.notes': by(roster.notes, ofTalent),
    'roster.addNote': by(roster.addNote, () => ({ ...ofTalent(), body: { text: 'x' } })),
    'roster.removeNote': by(roster.removeNote, async () => ofTalent({ noteId: await newNote() })),

    'submissions.candidates': by(submissions.candidates, () => ({
      params: { id: world().callId },
      ...inPortfolio(),
    })),
    'submissions.grid': by(submissions.grid, () => ({
      params: { id: world().callId },
      ...inPortfolio(),
    })),
    'submissions.submit': submit,
  };
}

const csv = () => `First name,Last name,Country\nRowan,${newId()},GB\n`;
