import type { CurrentUser } from '@callboard/contract/auth';
import { fillPath } from '@callboard/contract/endpoint';
import { profileDocumentEndpoints } from '@callboard/contract/profile-documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePhoto } from '../../../test/photo.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { fillIn, pathOf } from '../talent-profiles/whole-profile.fixture.ts';
import { composeResume } from './resume/compose-resume.ts';

const t = useTestServer();

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));
const actorOf = (user: CurrentUser) => ({ user, sessionId: newId(), address: '127.0.0.1' });
const resumePath = (id: string) => fillPath(profileDocumentEndpoints.resume.path, { id });

async function makeWholeTalent(given: Parameters<typeof t.make.talent>[0] = {}) {
  const talent = await t.make.talent({ visibility: 'public', ...given });
  const client = await signInAs(talent.user);
  expect(await fillIn(client, talent.profileId)).toEqual([200, 200, 200, 200]);
  return { ...talent, client };
}

describe('what stands on a résumé', () => {
  let profileId: string;
  let owner: CurrentUser;
  beforeAll(async () => {
    ({ profileId, user: owner } = await makeWholeTalent());
    const portfolioId = await t.make.portfolio({ email: 'desk@tallow.example', phone: '+44 20' });
    await t.make.representation({ talentProfileId: profileId, portfolioId, field: 'film_and_tv' });
  });
  const resumeFor = async (user?: CurrentUser) =>
    (await composeResume(t.platform, user && actorOf(user), profileId)).resume;
  const labelsFor = async (user?: CurrentUser) =>
    (await resumeFor(user)).facts.map(({ label }) => label);

  it('is what a visitor may see, in both units and the words of the talent’s country', async () => {
    const resume = await resumeFor();
    expect(resume).toMatchObject({
      kind: 'CV',
      paper: 'A4',
      name: 'Ines H',
      about: 'she/her · Actor, singer',
      headline: 'Stage and screen',
      representation: [
        {
          name: 'Tallow & Finch',
          lines: ['Film and TV · UK', 'desk@tallow.example', '+44 20'],
        },
      ],
      facts: [
        { label: 'Playing age', value: '25–35' },
        { label: 'Height', value: '171 cm / 5′7″' },
        { label: 'Hair', value: 'Auburn, long, curly' },
        { label: 'Eyes', value: 'Hazel' },
        { label: 'Based in', value: 'Salford, United Kingdom' },
        { label: 'Union', value: 'Equity UK' },
        { label: 'Voice', value: 'Alto, F3 to C5' },
        { label: 'Crew', value: 'Gaffer' },
      ],
      accents: [{ name: 'Geordie', level: 'strong' }],
      training: [{ what: 'Salford', as: 'Acting', where: '', when: '2010–2013' }],
      skills: ['Fire eating (professional)', 'Juggling', 'Stilt walking'],
      address: `${t.url}/talent/${profileId}`,
    });
    expect(resume.credits.map(({ category }) => category)).toEqual(['Film', 'Theatre']);
    expect(resume.credits[1]?.credits).toMatchObject([
      {
        what: 'The Salt Road',
        as: 'Marta (Lead)',
        where: 'Tallow Row, dir. O. Quill',
        when: '2024',
      },
    ]);
  });

  it('is more for professionals, and nothing private even for the talent', async () => {
    const forClient = await labelsFor(await t.make.user({ role: 'client' }));
    expect(await labelsFor(await t.make.user({ role: 'talent' }))).not.toContain('Driving');
    expect(forClient).toContain('Driving');
    expect(await labelsFor(owner)).toEqual(forClient);
  });

  it('is in the units, words and paper of a reader in the United States', async () => {
    const reader = await t.make.user({ countryId: 'us', units: 'imperial' });
    const resume = await resumeFor(reader);
    expect(resume).toMatchObject({ kind: 'Résumé', paper: 'LETTER' });
    expect(resume.facts.slice(0, 2)).toEqual([
      { label: 'Age range', value: '25–35' },
      { label: 'Height', value: '5′7″' },
    ]);
    expect(resume.updated).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);
  });

  it('names the region of a child to everybody, its own side included', async () => {
    const dateOfBirth = `${t.clock.now().getUTCFullYear() - 12}-01-01`;
    const child = await makeWholeTalent({ dateOfBirth });
    const { resume } = await composeResume(t.platform, actorOf(child.user), child.profileId);
    expect(resume.facts).toContainEqual({
      label: 'Based in',
      value: 'Greater Manchester, United Kingdom',
    });
    expect(JSON.stringify(resume)).not.toContain('Salford, United');
  });
});

describe('the page', () => {
  const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

  async function getPdf(client: TestClient, profileId: string) {
    const response = await fetch(t.url + resumePath(profileId), {
      headers: { cookie: client.cookie ?? '' },
    });
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    return { status: response.status, headers: response.headers, text };
  }

  it('is one, with a photo and more than it can hold', async () => {
    const photoKey = await storePhoto(t.platform.storage, newId());
    const { profileId, client } = await makeWholeTalent({ photoKey });
    const name = 'Łukasz Őry Nguyễn Ελένη Мария of the Long Name';
    await client.send('PATCH', pathOf(profileId), { body: { stageName: name } });
    const credits = Array.from({ length: 200 }, (_, at) => ({
      category: (['film', 'theatre', 'voice'] as const)[at % 3],
      production: `${name} ${at}`,
      role: name,
      billing: null,
      director: name,
      company: null,
      year: 2026 - (at % 60),
    }));
    await client.send('PATCH', pathOf(profileId, '/professional-info'), { body: { credits } });

    const { status, headers, text } = await getPdf(client, profileId);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`${name} - CV`)}.pdf`,
    );
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(pagesOf(text)).toBe(1);
    expect(text).toContain('/DCTDecode');
    expect(text.match(/\+Inter-(Regular|SemiBold|Bold)\b/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('is there for someone of whom there is nothing but a name', async () => {
    const { user, profileId } = await t.make.talent({ visibility: 'public' });
    const { status, text } = await getPdf(await signInAs(user), profileId);
    expect([status, pagesOf(text)]).toEqual([200, 1]);
    expect(text).not.toContain('/DCTDecode');
    expect((await getPdf(t.visitor(), profileId)).status).toBe(200);
  });

  it('of a profile that is not to be seen is told of as one that is not there', async () => {
    const { profileId } = await t.make.talent({ visibility: 'hidden' });
    const hidden = await t.visitor().get(resumePath(profileId));
    const missing = await t.visitor().get(resumePath(newId()));
    expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
  });
});
