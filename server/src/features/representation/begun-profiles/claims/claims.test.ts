import { authEndpoints } from '@callboard/contract/auth';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { representationEndpoints, USUAL_TERMS } from '@callboard/contract/representation';
import {
  talentClaimEndpoints as claims,
  TALENT_CLAIM_DAYS,
} from '@callboard/contract/talent-claims';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../../../test/test-server.ts';
import { newId } from '../../../../platform/ids.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { assignments, representations, rosterEntries, rosterNotes } from '../../tables.ts';
import { claimTokenOf, idOf, makeAgency, signInAs } from '../agency.fixture.ts';

const t = useTestServer();

type Kept = typeof representations | typeof rosterEntries | typeof assignments | typeof rosterNotes;

const PASSWORD = 'a long walk home 9';
const form = {
  firstName: 'Mara',
  lastName: 'Voss',
  password: PASSWORD,
  countryId: 'gb',
  dateOfBirth: '1990-05-04',
};
const newEmail = () => `${newId()}@example.com`;

const open = (token: string) => t.visitor().call(claims.open, { params: { token } });
const register = (token: string, more: object = {}) =>
  t.visitor().call(claims.register, { params: { token }, body: { ...form, ...more } });
const profileOf = async (id: string) =>
  (await t.platform.db.select().from(talentProfiles).where(eq(talentProfiles.id, id)))[0];

async function beginWithLink(talent: object = {}, agency?: Awaited<ReturnType<typeof makeAgency>>) {
  const by = agency ?? (await makeAgency(t));
  const email = newEmail();
  const { body } = await by.begin({ email, ...talent });
  const token = await claimTokenOf(t, email);
  return { ...by, email, token, talentProfileId: body.talentProfileId as string };
}

it('a talent without account claims the profile, signs in, and their agents hear of it', async () => {
  const { owner, email, token, talentProfileId } = await beginWithLink();
  expect((await open(token)).body).toMatchObject({
    firstName: 'Mara',
    isMinor: false,
    email,
    portfolio: { name: 'Tallow & Finch' },
    status: 'pending',
    account: 'none',
  });
  const talent = t.visitor();
  const { status, body } = await talent.call(claims.register, { params: { token }, body: form });
  expect(status).toBe(201);
  expect(body).toMatchObject({ talentProfileId, user: { email, talentProfileId } });
  expect((await talent.call(authEndpoints.me)).body.user.email).toBe(email);
  const login = { email, password: PASSWORD };
  expect((await t.visitor().call(authEndpoints.login, { body: login })).status).toBe(200);
  expect((await open(token)).body.status).toBe('claimed');
  const news = (await owner.call(notificationEndpoints.list)).body;
  expect(news).toMatchObject([{ title: 'A profile was claimed', kind: 'representation' }]);
});

it('of those who claim at the same moment one gets the profile', async () => {
  const { token } = await beginWithLink();
  const answers = await Promise.all([register(token), register(token), register(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['CLAIM_ENDED']));
});

it('a link ends when another is sent, and after its days', async () => {
  const { token, talentProfileId, claimFor, employee } = await beginWithLink();
  expect((await claimFor(talentProfileId, newEmail(), employee)).status).toBe(404);
  const email = newEmail();
  const sent = await claimFor(talentProfileId, email);
  expect(sent.body).toMatchObject({ email });
  expect((await register(token)).body.code).toBe('CLAIM_ENDED');
  expect((await open(token)).body.status).toBe('ended');
  expect((await open('not-a-link')).status).toBe(404);

  const late = await claimTokenOf(t, email);
  t.clock.advance({ days: TALENT_CLAIM_DAYS });
  expect((await open(late)).body.status).toBe('ended');
  expect((await register(late)).body.code).toBe('CLAIM_ENDED');
});

it('once claimed, no link is sent', async () => {
  const { token, talentProfileId, claimFor } = await beginWithLink();
  await register(token);
  expect((await claimFor(talentProfileId, newEmail())).body.code).toBe('CLAIMED_ALREADY');
});

it("a minor's profile is kept by the guardian, who may claim a second child's too", async () => {
  const agency = await makeAgency(t);
  const { token, email, talentProfileId } = await beginWithLink(
    { dateOfBirth: '2018-02-01' },
    agency,
  );
  expect((await open(token)).body.isMinor).toBe(true);
  const guardian = t.visitor();
  const own = { ...form, firstName: 'Ines', dateOfBirth: '1985-01-01' };
  const { body } = await guardian.call(claims.register, { params: { token }, body: own });
  expect(body.talentProfileId).toBe(talentProfileId);
  const child = await profileOf(talentProfileId);
  expect(child).toMatchObject({ ownerUserId: body.user.id, dateOfBirth: '2018-02-01' });
  expect(child?.userId).not.toBe(body.user.id);
  expect((await profileOf(body.user.talentProfileId))?.visibility).toBe('hidden');

  const second = await agency.begin({ firstName: 'Otto', email, dateOfBirth: '2016-02-01' });
  const link = { params: { token: await claimTokenOf(t, email, 'Otto') } };
  expect((await guardian.call(claims.register, { ...link, body: own })).body.code).toBe(
    'HAS_ACCOUNT',
  );
  expect((await guardian.call(claims.accept, link)).status).toBe(200);
  const otto = await profileOf(second.body.talentProfileId);
  expect(otto?.ownerUserId).toBe(body.user.id);
});

it('nobody under 18 gets an account by a link', async () => {
  const { token } = await beginWithLink();
  const { status, body } = await register(token, {
    dateOfBirth: '2015-01-01',
    countryId: 'nowhere',
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['countryId', 'dateOfBirth']);
});

it('a talent with an account of their own is represented there, and the begun profile goes', async () => {
  const email = newEmail();
  const talent = await signInAs(t, { role: 'talent', email: email.toUpperCase() });
  const { portfolioId, begin, employee, owner } = await makeAgency(t);
  const begun = (await begin({ email, assigneeIds: [idOf(employee)] })).body.talentProfileId;
  const note = { portfolioId, talentProfileId: begun, authorUserId: idOf(owner) };
  await t.platform.db
    .insert(rosterNotes)
    .values({ id: newId(), ...note, text: 'Rides', createdAt: t.clock.now() });
  const own = talent.user?.talentProfileId ?? '';
  const request = { params: { id: portfolioId }, body: { ...USUAL_TERMS, talentProfileId: own } };
  expect((await owner.call(representationEndpoints.request, request)).status).toBe(201);
  const params = { token: await claimTokenOf(t, email) };
  expect((await open(params.token)).body.account).toBe('talent');

  const stranger = await t.signIn('talent');
  expect((await stranger.call(claims.accept, { params })).body.code).toBe('INVITATION_OF_ANOTHER');

  expect((await talent.call(claims.accept, { params })).body).toEqual({ talentProfileId: own });
  expect((await talent.call(claims.accept, { params })).body.code).toBe('CLAIM_ENDED');
  expect(await profileOf(begun)).toBeUndefined();
  const { db } = t.platform;
  const rowsOf = (table: Kept) => db.select().from(table).where(eq(table.portfolioId, portfolioId));
  const here = { talentProfileId: own };
  const agreed = await db
    .select()
    .from(representations)
    .where(eq(representations.portfolioId, portfolioId))
    .orderBy(representations.status);
  // What they were asked for besides is answered with it.
  expect(agreed).toMatchObject([
    { ...here, status: 'active' },
    { ...here, status: 'ended' },
  ]);
  expect(await rowsOf(rosterEntries)).toMatchObject([here]);
  expect(await rowsOf(assignments)).toMatchObject([{ ...here, userId: idOf(employee) }]);
  expect(await rowsOf(rosterNotes)).toMatchObject([here]);
});

it('what a begun profile was submitted to keeps it, hidden and off the roster', async () => {
  const email = newEmail();
  const talent = await signInAs(t, { role: 'talent', email });
  const { begin, portfolioId } = await makeAgency(t);
  const begun = (await begin({ email })).body.talentProfileId;
  await t.make.application({ talentProfileId: begun });
  const params = { token: await claimTokenOf(t, email) };
  expect((await talent.call(claims.accept, { params })).status).toBe(200);
  expect(await profileOf(begun)).toMatchObject({ visibility: 'hidden' });
  const rows = await t.platform.db
    .select()
    .from(rosterEntries)
    .where(eq(rosterEntries.portfolioId, portfolioId));
  expect(rows).toMatchObject([{ talentProfileId: talent.user?.talentProfileId }]);
});
