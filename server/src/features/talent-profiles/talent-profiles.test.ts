import type { CurrentUser } from '@callboard/contract/auth';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storePhoto } from '../../../test/photo.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import { talentProfiles } from './tables.ts';
import { fillIn, pathOf, showItems, WHOLE_PROFILE } from './whole-profile.fixture.ts';

const t = useTestServer();

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

async function signInTalent(given: Parameters<typeof t.make.talent>[0] = {}) {
  const { user, profileId } = await t.make.talent({ visibility: 'public', ...given });
  return { user, profileId, client: await signInAs(user) };
}

const change = (client: TestClient, profileId: string, body: object) =>
  client.send('PATCH', pathOf(profileId), { body });

const auditOf = (profileId: string) =>
  t.platform.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, profileId))
    .orderBy(desc(auditEntries.id));

describe('changing a profile', () => {
  it('changes what is sent, leaves the rest, and moves the time of the last change', async () => {
    const { client, profileId } = await signInTalent({ bio: 'Kept', headline: 'Old' });
    const before = (await client.get(pathOf(profileId))).body;
    t.clock.advance({ minutes: 1 });
    const answer = await change(client, profileId, { headline: 'New', city: '  ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ headline: 'New', bio: 'Kept', city: null });
    expect(Date.parse(answer.body.updatedAt) - Date.parse(before.updatedAt)).toBe(60_000);
    expect((await client.get(pathOf(profileId))).body).toEqual(answer.body);
  });

  it('to nothing at all leaves no trace', async () => {
    const { client, profileId } = await signInTalent();
    const before = (await client.get(pathOf(profileId))).body;
    t.clock.advance({ minutes: 1 });
    expect((await change(client, profileId, {})).body).toEqual(before);
    expect(await auditOf(profileId)).toEqual([]);
  });

  it('keeps each choice once', async () => {
    const { client, profileId } = await signInTalent();
    const body = { categoryIds: ['actor', 'actor'], gendersPlayed: ['man', 'man'] };
    const answer = await change(client, profileId, body);
    expect(answer.body).toMatchObject({ categoryIds: ['actor'], gendersPlayed: ['man'] });
  });

  it('to terms that are in no list names each field', async () => {
    const { client, profileId } = await signInTalent();
    const body = { countryId: 'zz', categoryIds: ['actor', 'wizard'], talentTypeIds: ['king'] };
    const answer = await change(client, profileId, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'categoryIds',
      'countryId',
      'talentTypeIds',
    ]);
  });

  it('keeps the playing ages in order, whichever of them is sent', async () => {
    const { client, profileId } = await signInTalent({ playingAgeMin: 20, playingAgeMax: 30 });
    for (const body of [{ playingAgeMin: 31 }, { playingAgeMax: 19 }]) {
      const answer = await change(client, profileId, body);
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { playingAgeMax: 'The oldest age cannot be below the youngest' },
      ]);
    }
    expect((await change(client, profileId, { playingAgeMin: 30 })).status).toBe(200);
  });

  it.each([
    ['2009-12-31', 'Under 18, a guardian has to keep the profile'],
    ['2150-01-01', 'This day has not come yet'],
    [null, 'Please enter your date of birth'],
    ['0000-01-01', 'Please enter your date of birth'],
  ])('to be born on %s is refused to a talent of their own', async (dateOfBirth, problem) => {
    const { client, profileId } = await signInTalent({ dateOfBirth: '1990-01-01' });
    const answer = await change(client, profileId, { dateOfBirth });
    expect(answer.body.fields).toEqual({ dateOfBirth: problem });
  });

  it("to another date of birth is the guardian's, not the child's", async () => {
    const guardian = await t.signIn('talent');
    const born = `${t.clock.now().getUTCFullYear() - 10}-01-01`;
    const child = await signInTalent({ dateOfBirth: born, ownerUserId: guardian.user?.id ?? '' });
    const body = { dateOfBirth: '1990-01-01' };
    expect((await change(child.client, child.profileId, body)).status).toBe(400);
    expect((await change(guardian, child.profileId, body)).status).toBe(200);
  });

  it("by an agent is kept as done on the talent's behalf", async () => {
    const { user, profileId, client } = await signInTalent();
    const { user: agent } = await t.make.ownAgent(profileId);
    expect((await change(await signInAs(agent), profileId, { bio: 'Hers' })).status).toBe(200);
    expect((await change(client, profileId, { bio: 'Mine' })).status).toBe(200);
    const labels = (await auditOf(profileId)).map((entry) => ({
      by: entry.actorUserId,
      for: entry.onBehalfOfUserId,
      act: entry.act,
      difference: entry.difference,
    }));
    const what = { act: 'talent-profiles.profile-changed', difference: { fields: ['bio'] } };
    expect(labels).toEqual([
      { by: user.id, for: null, ...what },
      { by: agent.id, for: user.id, ...what },
    ]);
  });

  it('by an agent does not reach what is between the talent and Callboard', async () => {
    const { profileId } = await signInTalent({ dateOfBirth: '1990-01-01' });
    const agent = await signInAs((await t.make.ownAgent(profileId)).user);
    const answer = await change(agent, profileId, { dateOfBirth: '1991-01-01', bio: 'Hers' });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.body.fields)).toEqual(['dateOfBirth']);
    expect((await agent.get(pathOf(profileId))).body.bio).toBeNull();
  });

  it('is for nobody else: 403 where the profile is seen, 404 where it is not', async () => {
    const seen = await signInTalent();
    const hidden = await signInTalent({ visibility: 'hidden' });
    const left = await t.make.user({ role: 'agent' });
    await t.make.assignment({ talentProfileId: seen.profileId, userId: left.id });
    const others = [
      await t.signIn('client'),
      await t.signIn('talent'),
      await t.signIn('agent'),
      await signInAs(left),
    ];
    const { traits, info, availability } = WHOLE_PROFILE;
    for (const other of others) {
      for (const [profileId, status] of [
        [seen.profileId, 403],
        [hidden.profileId, 404],
        [newId(), 404],
      ] as const) {
        const answers = [
          await change(other, profileId, { bio: 'Not yours' }),
          await other.send('PATCH', pathOf(profileId, '/professional-traits'), { body: traits }),
          await other.send('PATCH', pathOf(profileId, '/professional-info'), { body: info }),
          await other.send('PUT', pathOf(profileId, '/availability'), { body: { availability } }),
        ];
        expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status));
      }
    }
    const admin = await t.signIn('admin');
    expect((await change(admin, seen.profileId, { bio: 'Not yours' })).status).toBe(403);
  });

  it('tells whether the viewer may do it again', async () => {
    const { client, profileId } = await signInTalent();
    const abilitiesOf = async (viewer: TestClient) =>
      (await viewer.get(pathOf(profileId))).body.abilities;
    expect(await abilitiesOf(client)).toEqual({ edit: true, manage: true });
    expect(await abilitiesOf(await t.signIn('admin'))).toEqual({ edit: false, manage: true });
    expect(await abilitiesOf(t.visitor())).toEqual({ edit: false, manage: false });
  });
});

describe('availability', () => {
  const put = (client: TestClient, profileId: string, availability: unknown) =>
    client.send('PUT', pathOf(profileId, '/availability'), { body: { availability } });

  it('is replaced as a whole and read in the order of days', async () => {
    const { client, profileId } = await signInTalent();
    const [first, second] = WHOLE_PROFILE.availability;
    await put(client, profileId, [second, first]);
    const read = await client.get(pathOf(profileId, '/availability'));
    expect(read.body).toEqual({ availability: [first, second] });
    expect((await put(client, profileId, [])).body).toEqual({ availability: [] });
  });

  it('does not end before it begins', async () => {
    const { client, profileId } = await signInTalent();
    const range = { kind: 'available', from: '2030-02-02', to: '2030-02-01' };
    const answer = await put(client, profileId, [range]);
    expect(answer.body.fields).toEqual({
      'availability.0.to': 'The last day cannot be before the first',
    });
  });
});

describe('completeness', () => {
  const completenessFor = (viewer: TestClient, profileId: string) =>
    viewer.get(pathOf(profileId, '/completeness'));
  const fieldsOf = (body: { missing: { field: string }[] }) =>
    body.missing.map(({ field }) => field);

  it('begins at nothing and names everything that is missing', async () => {
    const { client, profileId } = await signInTalent();
    const { body } = await completenessFor(client, profileId);
    expect(body.percent).toBe(0);
    expect(body.missing).toContainEqual({
      field: 'skills',
      label: 'Three skills',
      section: 'skills',
    });
    expect(body.missing).toHaveLength(15);
  });

  it('grows to all of it', async () => {
    const photoKey = await storePhoto(t.platform.storage, newId());
    const { client, profileId } = await signInTalent({ photoKey });
    expect((await completenessFor(client, profileId)).body.percent).toBe(18);
    await fillIn(client, profileId);
    const almost = await completenessFor(client, profileId);
    expect([almost.body.percent, fieldsOf(almost.body)]).toEqual([90, ['gallery', 'showreel']]);
    const file = () => t.make.media({ talentProfileId: profileId });
    await showItems(client, profileId, [await file(), await file(), await file()]);
    expect((await completenessFor(client, profileId)).body).toEqual({ percent: 100, missing: [] });
    await change(client, profileId, { headline: '' });
    const { body } = await completenessFor(client, profileId);
    expect([body.percent, fieldsOf(body)]).toEqual([95, ['headline']]);
  });

  it('asks no looks of crew, but of those who also act', async () => {
    const { client, profileId } = await signInTalent({ categoryIds: ['crew'] });
    const looks = ['photoUrl', 'playingAgeMin', 'gender', 'heightCm', 'hairColorId', 'gallery'];
    const crew = fieldsOf((await completenessFor(client, profileId)).body);
    expect(crew.filter((field) => looks.includes(field))).toEqual([]);
    await change(client, profileId, { categoryIds: ['crew', 'actor'] });
    const both = fieldsOf((await completenessFor(client, profileId)).body);
    expect(both.filter((field) => looks.includes(field)).sort()).toEqual([...looks].sort());
  });

  it("is for the talent's own side and admins", async () => {
    const guardian = await t.signIn('talent');
    const { client, profileId } = await signInTalent({ ownerUserId: guardian.user?.id ?? '' });
    const own = [
      client,
      guardian,
      await signInAs((await t.make.ownAgent(profileId)).user),
      await t.signIn('admin'),
    ];
    for (const viewer of own) expect((await completenessFor(viewer, profileId)).status).toBe(200);
    for (const role of ['client', 'talent', 'agent'] as const) {
      expect((await completenessFor(await t.signIn(role), profileId)).status).toBe(404);
    }
  });
});

it("a profile's row says what its talent said", async () => {
  const { client, profileId } = await signInTalent();
  await fillIn(client, profileId);
  const [row] = await t.platform.db
    .select()
    .from(talentProfiles)
    .where(eq(talentProfiles.id, profileId));
  expect(row).toMatchObject(WHOLE_PROFILE.profile);
});
