import { buffer } from 'node:stream/consumers';
import { privacyEndpoints } from '@callboard/contract/privacy';
import { and, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { fromBuffer } from 'yauzl';
import { PASSWORD } from '../../../../test/factory/people.ts';
import { mailTo } from '../../../../test/mailbox.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { notifications } from '../../notifications/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { makeMarked, storedKeys, TEAMS_NOTE } from '../marked-person.fixture.ts';
import { startExportFor } from './start-export.ts';
import { SUBJECTS } from './subjects/subjects.ts';
import { sweepExports } from './sweep-exports.ts';

const t = useTestServer();

const ask = (client: TestClient, password = PASSWORD) =>
  client.call(privacyEndpoints.askForExport, { body: { password } });
const list = async (client: TestClient) =>
  (await client.call(privacyEndpoints.exports)).body.items as { id: string; status: string }[];
const settled = (client: TestClient) =>
  vi.waitFor(
    async () => {
      const [newest] = await list(client);
      if (newest === undefined || newest.status === 'preparing') throw new Error('still at it');
      return newest;
    },
    { timeout: 15_000, interval: 50 },
  );

async function download(client: TestClient, path: string) {
  const response = await fetch(t.url + path, {
    headers: client.cookie === undefined ? {} : { cookie: client.cookie },
  });
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}
const fileOf = ({ id }: { id: string }) => `/api/account/data-exports/${id}/file`;

/** Everything in a zip, by its path. */
async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          files.set(entry.fileName, await buffer(stream));
          zip.readEntry();
        });
      });
      zip.on('end', resolve).on('error', reject);
      zip.readEntry();
    });
  });
  return files;
}

it('a copy holds every subject and the files, and nothing that a team thinks', async () => {
  const { client, marks, photoId } = await makeMarked(t);
  expect((await ask(client, 'wrong')).body.code).toBe('WRONG_PASSWORD');
  const first = await ask(client);
  expect([first.status, first.body.status]).toEqual([202, 'preparing']);
  const made = await settled(client);
  expect(made.status).toBe('ready');

  const { text } = await mailTo(t.platform, marks.email, 'Your data is ready');
  const link = /\/api\/data-exports\/[\w-]+/.exec(text)?.[0] ?? '';
  const byLink = await download(t.visitor(), link);
  const own = await download(client, fileOf(made));
  expect(byLink.content.equals(own.content)).toBe(true);

  const files = await unzip(own.content);
  const read = (name: string) => String(files.get(`data/${name}.json`));
  for (const { name } of SUBJECTS) expect(JSON.parse(read(name)), name).toBeInstanceOf(Array);
  expect(JSON.parse(read('account'))).toMatchObject([{ email: marks.email }]);
  expect(JSON.parse(read('profiles'))).toMatchObject([{ date_of_birth: marks.dateOfBirth }]);
  expect(JSON.parse(read('applications'))).toMatchObject([{ status: 'offered' }]);
  expect(JSON.parse(read('application-history'))).toHaveLength(1);
  expect(read('messages')).toContain('Yes, I am free.');
  for (const name of [
    'credits',
    'auditions',
    'holds',
    'offers',
    'reports-you-made',
    'blocked-people',
    'verification-requests',
    'application-drafts',
    'audit',
  ]) {
    expect(JSON.parse(read(name)), name).not.toHaveLength(0);
  }
  expect(String(files.get('index.html'))).toContain(marks.lastName);
  const paths = [...files.keys()];
  for (const folder of ['media', 'messages', 'verification', 'photos']) {
    expect(
      paths.some((path) => path.startsWith(`files/${folder}/`)),
      folder,
    ).toBe(true);
  }
  expect(paths.some((path) => path.includes(photoId))).toBe(true);
  const all = [...files]
    .map(([path, content]) => (path.endsWith('.json') ? String(content) : ''))
    .join();
  expect(all).not.toContain(TEAMS_NOTE);
  expect(all).not.toContain('shortlisted');
  expect(all).not.toMatch(/hash|photo_key|file_key/);
});

it('one is gathered at a time, and nobody reads somebody else’s', async () => {
  const client = await t.signIn('client');
  const admin = await t.signIn('admin');
  if (admin.user === undefined) throw new Error('nobody is signed in');
  const moderator = { user: admin.user, sessionId: '', address: '' };
  await startExportFor(t.platform, moderator, client.user?.id ?? '', 'Asked by letter');
  const made = await settled(client);
  expect(made.status).toBe('ready');
  const stranger = await t.signIn('client');
  expect((await download(stranger, fileOf(made))).status).toBe(404);
  expect((await download(admin, fileOf(made))).status).toBe(404);
  expect((await download(t.visitor(), '/api/data-exports/guessed')).status).toBe(404);
  const outcomes = await Promise.all([ask(client), ask(client)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([202, 409]);
  await settled(client);
});

it('a copy expires, and its file goes', async () => {
  const client = await t.signIn('agent');
  await ask(client);
  const made = await settled(client);
  const isStored = async () => (await storedKeys(t)).some((key) => key.includes(made.id));
  expect(await isStored()).toBe(true);
  t.clock.advance({ days: 7, minutes: 1 });
  const again = new TestClient(t.url, await t.make.session({ user: client.user ?? never() }));
  expect((await download(again, fileOf(made))).status).toBe(404);
  await sweepExports(t.platform);
  expect(await isStored()).toBe(false);
  expect(await list(again)).toEqual([]);
});

it('what goes wrong is told, and can be asked for again', async () => {
  const client = await t.signIn('client');
  const put = vi.spyOn(t.platform.storage, 'put').mockRejectedValueOnce(new Error('No room'));
  await ask(client);
  expect(await settled(client)).toMatchObject({ status: 'failed' });
  put.mockRestore();
  const told = await t.platform.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, client.user?.id ?? ''), eq(notifications.kind, 'account')));
  expect(told).toMatchObject([{ title: 'Your data could not be gathered' }]);
  await ask(client);
  expect(await settled(client)).toMatchObject({ status: 'ready' });
});

it('a guardian’s copy holds the children’s profiles', async () => {
  const guardian = await t.signIn('client');
  const { profileId } = await t.make.talent();
  await t.platform.db
    .update(talentProfiles)
    .set({ ownerUserId: guardian.user?.id ?? '', stageName: 'Little Marrow' })
    .where(eq(talentProfiles.id, profileId));
  await ask(guardian);
  const files = await unzip((await download(guardian, fileOf(await settled(guardian)))).content);
  expect(String(files.get('data/profiles.json'))).toContain('Little Marrow');
});

function never(): never {
  throw new Error('nobody is signed in');
}
