import { fillPath } from '@callboard/contract/endpoint';
import { profileDocumentEndpoints } from '@callboard/contract/profile-documents';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { media } from '../media/tables.ts';
import { talentCertifications } from '../talent-profiles/info/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { fillIn, pathOf, WHOLE_PROFILE } from '../talent-profiles/whole-profile.fixture.ts';

const t = useTestServer();

const exportPath = (id: string) => fillPath(profileDocumentEndpoints.export.path, { id });
const importPath = (id: string) => fillPath(profileDocumentEndpoints.import.path, { id });

async function makeWholeTalent() {
  const { user, profileId } = await t.make.talent({ visibility: 'public' });
  const client = new TestClient(t.url, await t.make.session({ user }));
  expect(await fillIn(client, profileId)).toEqual([200, 200, 200, 200]);
  return { user, profileId, client };
}

async function exportOf(client: TestClient, profileId: string) {
  const { status, body } = await client.get(exportPath(profileId));
  expect(status).toBe(200);
  return body;
}

/** Empties everything, but keeps the certificate. */
async function changeEverything(client: TestClient, profileId: string) {
  const emptied = (part: object): object =>
    Object.fromEntries(
      Object.entries(part).map(([field, value]) => [field, Array.isArray(value) ? [] : null]),
    );
  const { certifications: _, ...info } = WHOLE_PROFILE.info;
  const profile = { ...emptied(WHOLE_PROFILE.profile), visibility: 'hidden' };
  const traits = emptied(WHOLE_PROFILE.traits);
  const answers = [
    await client.send('PATCH', pathOf(profileId), { body: profile }),
    await client.send('PATCH', pathOf(profileId, '/professional-traits'), { body: traits }),
    await client.send('PATCH', pathOf(profileId, '/professional-info'), { body: emptied(info) }),
    await client.send('PUT', pathOf(profileId, '/availability'), { body: { availability: [] } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

/** Entries that were gone come back as new ones. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)));

/** A document that was uploaded for the talent's certificate; tells its id. */
async function giveDocument(profileId: string, uploadedByUserId: string): Promise<string> {
  const id = newId();
  const now = t.clock.now();
  const file = { kind: 'document', status: 'ready', fileName: 'a.pdf', bytes: 9 } as const;
  await t.platform.db.insert(media).values({
    id,
    talentProfileId: profileId,
    uploadedByUserId,
    ...file,
    createdAt: now,
    updatedAt: now,
  });
  await t.platform.db
    .update(talentCertifications)
    .set({ documentMediaId: id })
    .where(eq(talentCertifications.talentProfileId, profileId));
  return id;
}

describe('a profile that was exported', () => {
  it('is the same again after it was imported, with the documents it has', async () => {
    const { client, user, profileId } = await makeWholeTalent();
    const documentMediaId = await giveDocument(profileId, user.id);
    const before = await exportOf(client, profileId);
    expect(withoutIds(before)).toMatchObject(WHOLE_PROFILE);
    expect(before.profile).not.toHaveProperty('dateOfBirth');
    expect(before.info.certifications[0].documentMediaId).toBeNull();

    await changeEverything(client, profileId);
    expect(withoutIds(await exportOf(client, profileId))).not.toMatchObject(WHOLE_PROFILE);
    const { status, body } = await client.send('POST', importPath(profileId), { body: before });
    expect(status).toBe(200);
    expect(withoutIds(body)).toEqual(withoutIds(before));
    expect(body.info.certifications).toEqual(before.info.certifications);
    expect(await exportOf(client, profileId)).toEqual(body);
    const info = (await client.get(pathOf(profileId, '/professional-info'))).body;
    expect(info.certifications[0]).toMatchObject({ documentMediaId });
  });

  it('is taken in by another talent, without what belongs to the first', async () => {
    const first = await makeWholeTalent();
    const other = await t.make.talent();
    const client = new TestClient(t.url, await t.make.session({ user: other.user }));
    const file = await exportOf(first.client, first.profileId);
    const documentMediaId = await giveDocument(first.profileId, first.user.id);
    file.info.certifications[0].documentMediaId = documentMediaId;
    const { status, body } = await client.send('POST', importPath(other.profileId), { body: file });
    expect(status).toBe(200);
    expect(body.info.credits[0].id).not.toBe(file.info.credits[0].id);
    const info = (await client.get(pathOf(other.profileId, '/professional-info'))).body;
    expect(info.certifications).toMatchObject([{ typeId: 'first-aid', documentMediaId: null }]);
  });

  it('by an agent holds nothing that is for the talent alone, and leaves that as it is', async () => {
    const { client, profileId } = await makeWholeTalent();
    const { user } = await t.make.ownAgent(profileId);
    const agent = new TestClient(t.url, await t.make.session({ user }));
    const file = await exportOf(agent, profileId);
    expect(file.profile.isTrans).toBeNull();
    file.profile.headline = 'With a new agent';
    const { status, body } = await agent.send('POST', importPath(profileId), { body: file });
    expect(status).toBe(200);
    expect(body).toEqual(file);
    expect((await client.get(pathOf(profileId))).body).toMatchObject({
      isTrans: false,
      headline: 'With a new agent',
    });
  });

  it('is for those who may change the profile', async () => {
    const { client, profileId } = await makeWholeTalent();
    const body = await exportOf(client, profileId);
    const stranger = await t.signIn('client');
    expect((await stranger.get(exportPath(profileId))).status).toBe(403);
    expect((await stranger.send('POST', importPath(profileId), { body })).status).toBe(403);
    await t.platform.db
      .update(talentProfiles)
      .set({ visibility: 'hidden' })
      .where(eq(talentProfiles.id, profileId));
    expect((await stranger.get(exportPath(profileId))).status).toBe(404);
    expect((await stranger.send('POST', importPath(profileId), { body })).status).toBe(404);
  });
});

describe('a file that is not as it should be', () => {
  it('has all its wrong fields named and changes nothing', async () => {
    const { client, profileId } = await makeWholeTalent();
    const before = await exportOf(client, profileId);
    const body = structuredClone(before);
    Object.assign(body.profile, { categoryIds: ['wizard'], headline: 'Changed' });
    Object.assign(body.traits, { eyeColorId: 'plaid', heightCm: 190 });
    body.info.languages[1].languageId = 'tlh-x';
    body.info.kit = 'Three lamps';
    body.availability = [];
    const refused = await client.send('POST', importPath(profileId), { body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(refused.body.fields).sort()).toEqual([
      'info.languages.1.languageId',
      'profile.categoryIds',
      'traits.eyeColorId',
    ]);
    expect(await exportOf(client, profileId)).toEqual(before);
  });

  it('is refused by the name of the field that says so', async () => {
    const { user, profileId } = await t.make.talent();
    const client = new TestClient(t.url, await t.make.session({ user }));
    const file = await exportOf(client, profileId);
    const noDay = [{ kind: 'available', from: '1', to: '2' }];
    for (const [change, field] of [
      [{ format: 'other' }, 'format'],
      [{ version: 2 }, 'version'],
      [{ traits: undefined }, 'traits'],
      [{ availability: noDay }, 'availability.0.from'],
    ] as const) {
      const body = { ...file, ...change };
      const refused = await client.send('POST', importPath(profileId), { body });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields)).toContain(field);
    }
  });
});
