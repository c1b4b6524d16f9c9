import type { CurrentUser } from '@callboard/contract/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { media } from '../../media/tables.ts';
import { fillIn, pathOf, WHOLE_PROFILE } from '../whole-profile.fixture.ts';

const t = useTestServer();
const { credits, training, languages, skills } = WHOLE_PROFILE.info;
const [play, film] = credits;

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

async function signInTalent() {
  const { user, profileId } = await t.make.talent({ visibility: 'public' });
  const client = await signInAs(user);
  return { client, profileId };
}

const change = (client: TestClient, profileId: string, body: object) =>
  client.send('PATCH', pathOf(profileId, '/professional-info'), { body });
const read = async (client: TestClient, profileId: string) =>
  (await client.get(pathOf(profileId, '/professional-info'))).body;

const withoutId = ({ id: _, ...entry }: { id: string }) => entry;

describe('professional info', () => {
  it('is read as it was written, in its order', async () => {
    const { client, profileId } = await signInTalent();
    await fillIn(client, profileId);
    const info = await read(client, profileId);
    expect({
      ...info,
      credits: info.credits.map(withoutId),
      training: info.training.map(withoutId),
      certifications: info.certifications.map(withoutId),
    }).toEqual(WHOLE_PROFILE.info);
  });

  it('of a talent who said nothing is empty, not missing', async () => {
    const { client, profileId } = await signInTalent();
    const info = await read(client, profileId);
    expect(info).toMatchObject({ credits: [], skills: [], dayRate: null, kit: null });
  });

  it('replaces the lists that are sent and leaves the others', async () => {
    const { client, profileId } = await signInTalent();
    await change(client, profileId, { credits, training, languages, skills, kit: 'Lamps' });
    const answer = await change(client, profileId, { languages: languages.slice(1), skills: [] });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ languages: languages.slice(1), skills: [], kit: 'Lamps' });
    expect(answer.body.credits.map(withoutId)).toEqual(credits);
    expect(await read(client, profileId)).toEqual(answer.body);
  });

  it('lets an entry keep its id when it is changed or moved', async () => {
    const { client, profileId } = await signInTalent();
    const [first, second] = (await change(client, profileId, { credits })).body.credits;
    const sent = [{ ...film, production: 'New' }, { ...second, year: 2020 }, first];
    const after = (await change(client, profileId, { credits: sent })).body.credits;
    expect(after.slice(1)).toEqual([{ ...second, year: 2020 }, first]);
    expect([first.id, second.id]).not.toContain(after[0].id);
  });

  it("never takes over another talent's entry, nor one entry twice", async () => {
    const [victim, other] = [await signInTalent(), await signInTalent()];
    const theirs = (await change(victim.client, victim.profileId, { credits })).body.credits;
    const [{ id }] = theirs;
    const sent = [
      { ...play, id },
      { ...film, id },
    ];
    const taken = (await change(other.client, other.profileId, { credits: sent })).body.credits;
    expect(taken.map(withoutId)).toEqual(credits);
    expect(new Set([id, ...taken.map((credit: { id: string }) => credit.id)]).size).toBe(3);
    expect((await read(victim.client, victim.profileId)).credits).toEqual(theirs);
  });

  it('that refers to terms there are not names each of them', async () => {
    const { client, profileId } = await signInTalent();
    const answer = await change(client, profileId, {
      languages: [languages[0], { languageId: 'klingon', level: 'native' }],
      accents: [{ accentId: 'martian', level: 'good' }],
      skills: [{ skillId: 'flying', level: 'basic' }],
      certifications: [{ typeId: 'none', issuer: null, issuedOn: null, expiresOn: null }],
      unions: [{ unionId: 'none', membershipId: 'none' }],
      voiceTypeId: 'silent',
      crewDepartmentId: 'none',
      crewRoleId: 'none',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'accents.0.accentId',
      'certifications.0.typeId',
      'crewDepartmentId',
      'crewRoleId',
      'languages.1.languageId',
      'skills.0.skillId',
      'unions.0.membershipId',
      'unions.0.unionId',
      'voiceTypeId',
    ]);
    expect((await read(client, profileId)).languages).toEqual([]);
  });

  it('lists each term once', async () => {
    const { client, profileId } = await signInTalent();
    const answer = await change(client, profileId, { skills: [skills[0], skills[0]] });
    expect(answer.body.fields).toEqual({ skills: 'Please list each only once' });
  });

  it('holds a crew role of its department, whichever of them is sent', async () => {
    const { client, profileId } = await signInTalent();
    const lit = { crewDepartmentId: 'lighting', crewRoleId: 'gaffer' };
    expect((await change(client, profileId, lit)).status).toBe(200);
    for (const body of [{ crewDepartmentId: 'sound' }, { crewRoleId: 'key-grip' }]) {
      const answer = await change(client, profileId, body);
      expect(Object.keys(answer.body.fields)).toEqual(['crewRoleId']);
    }
    const none = { crewDepartmentId: '', crewRoleId: '' };
    expect((await change(client, profileId, none)).body).toMatchObject({ crewRoleId: null });
  });

  it('survives two who save at once: one whole list stands', async () => {
    const { client, profileId } = await signInTalent();
    const lists = Array.from({ length: 8 }, (_, at) => [
      { ...play, year: 2000 + at },
      { ...film, year: 2000 + at },
    ]);
    const answers = await Promise.all(
      lists.map((list) => change(client, profileId, { credits: list, skills })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const stored = (await read(client, profileId)).credits.map(withoutId);
    expect(lists).toContainEqual(stored);
  });

  it('keeps the document of a certification for as long as one names it', async () => {
    const { client, profileId } = await signInTalent();
    const [certification] = WHOLE_PROFILE.info.certifications;
    const documentMediaId = await t.make.media({ talentProfileId: profileId, kind: 'document' });
    const sent = [{ ...certification, documentMediaId }];
    const { body } = await change(client, profileId, { certifications: sent });
    expect(body.certifications).toMatchObject(sent);
    const files = () => t.platform.db.select().from(media).where(eq(media.id, documentMediaId));
    await change(client, profileId, { certifications: body.certifications });
    expect(await files()).toHaveLength(1);
    await change(client, profileId, { certifications: [certification] });
    expect(await files()).toEqual([]);
  });

  it('takes no document but one of this talent', async () => {
    const { client, profileId } = await signInTalent();
    const [certification] = WHOLE_PROFILE.info.certifications;
    const certifications = [
      certification,
      { ...certification, documentMediaId: await t.make.media({ kind: 'document' }) },
      { ...certification, documentMediaId: await t.make.media({ talentProfileId: profileId }) },
    ];
    const answer = await change(client, profileId, { certifications });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
      400,
      ['certifications.1.documentMediaId', 'certifications.2.documentMediaId'],
    ]);
  });

  it.each([
    ['training', { ...training[0], fromYear: 2014 }, 'training.0.toYear'],
    [
      'certifications',
      { typeId: 'first-aid', issuer: null, issuedOn: '2025-01-02', expiresOn: '2025-01-01' },
      'certifications.0.expiresOn',
    ],
    ['credits', { ...play, production: ' ' }, 'credits.0.production'],
    ['credits', { ...play, year: 1899 }, 'credits.0.year'],
  ])('refuses %s that make no sense', async (list, entry, field) => {
    const { client, profileId } = await signInTalent();
    const answer = await change(client, profileId, { [list]: [entry] });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });
});
