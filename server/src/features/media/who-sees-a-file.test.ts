import type { CurrentUser } from '@callboard/contract/auth';
import type { ITEM_VISIBILITIES } from '@callboard/contract/media';
import type { PROFILE_VISIBILITIES } from '@callboard/contract/talent-profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { applicationMedia } from '../applications/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { talentCertifications } from '../talent-profiles/info/tables.ts';
import { portfolioItems } from '../talent-profiles/portfolio/tables.ts';
import { signInAs, storeFilm } from './media.fixture.ts';

const t = useTestServer();

const VERIFIED = { role: 'client', verifiedProfessionalStatus: 'verified' } as const;

type Visibility = (typeof ITEM_VISIBILITIES)[number];
type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

const item = (talentProfileId: string, visibility: Visibility) => {
  const now = t.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  return { id: newId(), talentProfileId, position: 0, visibility, ...stamps };
};

const showPhoto = (profileId: string, mediaId: string, visibility: Visibility) =>
  t.platform.db
    .insert(galleryPhotos)
    .values({ ...item(profileId, visibility), mediaId, isProfilePhoto: false });

const showWork = (profileId: string, mediaId: string, visibility: Visibility) =>
  t.platform.db
    .insert(portfolioItems)
    .values({ ...item(profileId, visibility), kind: 'video', title: 'Low Water', mediaId });

const showCover = (profileId: string, mediaId: string, visibility: Visibility) =>
  t.platform.db.insert(portfolioItems).values({
    ...item(profileId, visibility),
    kind: 'link',
    title: 'Low Water',
    url: 'https://example.com/',
    coverMediaId: mediaId,
  });

const showCertificate = (talentProfileId: string, documentMediaId: string) =>
  t.platform.db
    .insert(talentCertifications)
    .values({ id: newId(), talentProfileId, position: 0, typeId: 'first-aid', documentMediaId });

/** The team that files are sent to. */
const teamOf = new Map<string, CurrentUser>();

/** An application to a role that this team casts. */
async function inTeamsHands(talentProfileId: string) {
  const team = teamOf.get(talentProfileId) ?? (await t.make.user(VERIFIED));
  teamOf.set(talentProfileId, team);
  const productionId = await t.make.production({ createdByUserId: team.id });
  const roleId = await t.make.productionRole({ productionId });
  return { roleId, talentProfileId };
}

async function send(profileId: string, mediaId: string) {
  const applicationId = await t.make.application(await inTeamsHands(profileId));
  await t.platform.db.insert(applicationMedia).values({ applicationId, mediaId, position: 0 });
}

/** Files of one profile, each shown in its own way. */
const WAYS: Record<string, (profileId: string, mediaId: string) => PromiseLike<unknown>> = {
  'photo public': (profile, media) => showPhoto(profile, media, 'public'),
  'photo professionals': (profile, media) => showPhoto(profile, media, 'professionals'),
  'photo private': (profile, media) => showPhoto(profile, media, 'private'),
  'work public': (profile, media) => showWork(profile, media, 'public'),
  'work professionals': (profile, media) => showWork(profile, media, 'professionals'),
  'work private': (profile, media) => showWork(profile, media, 'private'),
  'cover public': (profile, media) => showCover(profile, media, 'public'),
  'cover private': (profile, media) => showCover(profile, media, 'private'),
  certificate: showCertificate,
  'private work and public cover': async (profile, media) => {
    await showWork(profile, media, 'private');
    await showCover(profile, media, 'public');
  },
  nothing: async () => undefined,
  'private and sent': async (profile, media) => {
    await showPhoto(profile, media, 'private');
    await send(profile, media);
  },
  'sent as a tape': async (profile, media) => {
    await t.make.application({ ...(await inTeamsHands(profile)), selfTapeMediaId: media });
  },
};
const ALL = Object.keys(WAYS);
const SENT = ['private and sent', 'sent as a tape'];
const OF_PUBLIC = ['photo public', 'work public', 'cover public', 'private work and public cover'];
const OF_PROFESSIONALS = [...OF_PUBLIC, 'photo professionals', 'work professionals', 'certificate'];

async function makeShown(visibility: ProfileVisibility, age = 30) {
  const born = new Date(t.clock.now());
  born.setUTCFullYear(born.getUTCFullYear() - age);
  const dateOfBirth = born.toISOString().slice(0, 10);
  const guardian = await t.make.user({ role: 'talent' });
  const { user, profileId } = await t.make.talent({
    visibility,
    dateOfBirth,
    ownerUserId: guardian.id,
  });
  const files: Record<string, string> = {};
  for (const [way, show] of Object.entries(WAYS)) {
    files[way] = await storeFilm(t, profileId);
    await show(profileId, files[way]);
  }
  return { user, guardian, profileId, files };
}
type Shown = Awaited<ReturnType<typeof makeShown>>;

/** Which of the files this viewer gets, as a film and as its still alike. */
async function waysSeenBy(viewer: TestClient, { files }: Shown): Promise<string[]> {
  const seen: string[] = [];
  const missing = await viewer.get(`/api/media/${newId()}/file`);
  for (const [way, mediaId] of Object.entries(files)) {
    const film = await viewer.get(`/api/media/${mediaId}/file`);
    const still = await viewer.get(`/api/media/${mediaId}/320`);
    expect(still.status).toBe(film.status);
    if (film.status === 200) seen.push(way);
    else expect([film.status, film.text]).toEqual([404, missing.text]);
  }
  return seen.sort();
}

const signInVerified = async () => signInAs(t, await t.make.user(VERIFIED));
const signInTeam = async ({ profileId }: Shown) =>
  signInAs(t, teamOf.get(profileId) ?? (await t.make.user()));

const VIEWERS: Record<string, [string[], (shown: Shown) => Promise<TestClient>]> = {
  'a visitor': [OF_PUBLIC, async () => t.visitor()],
  'another talent': [OF_PUBLIC, () => t.signIn('talent')],
  'a client': [OF_PROFESSIONALS, () => t.signIn('client')],
  'an agent': [OF_PROFESSIONALS, () => t.signIn('agent')],
  'the team they were sent to': [[...OF_PROFESSIONALS, ...SENT], signInTeam],
  'their agent': [
    ALL,
    async ({ profileId }) => signInAs(t, (await t.make.ownAgent(profileId)).user),
  ],
  'the talent': [ALL, ({ user }) => signInAs(t, user)],
  'their guardian': [ALL, ({ guardian }) => signInAs(t, guardian)],
  'an admin': [ALL, () => t.signIn('admin')],
};

describe('of the files of a public profile', () => {
  let shown: Shown;
  beforeAll(async () => {
    shown = await makeShown('public');
  });

  it.each(Object.entries(VIEWERS))(
    '%s gets those that something shows to them',
    async (_name, [ways, signIn]) => {
      expect(await waysSeenBy(await signIn(shown), shown)).toEqual([...ways].sort());
    },
  );
});

describe('of the files of a profile that is not to be seen', () => {
  it('nobody gets any but its own side, admins and those it applied to', async () => {
    const shown = await makeShown('hidden');
    const client = await t.signIn('client');
    for (const viewer of [t.visitor(), client, await t.signIn('talent')]) {
      expect(await waysSeenBy(viewer, shown)).toEqual([]);
    }
    const productionId = await t.make.production({ createdByUserId: client.user?.id ?? '' });
    const roleId = await t.make.productionRole({ productionId });
    await t.make.application({ roleId, talentProfileId: shown.profileId });
    expect(await waysSeenBy(client, shown)).toEqual([...OF_PROFESSIONALS].sort());
    const sent = [...OF_PROFESSIONALS, ...SENT].sort();
    expect(await waysSeenBy(await signInTeam(shown), shown)).toEqual(sent);
    expect(await waysSeenBy(await signInAs(t, shown.user), shown)).toEqual([...ALL].sort());
  });
});

describe("of the files of a child's profile that was set to public", () => {
  it('verified clients get theirs, and those who may not meet children none', async () => {
    const shown = await makeShown('public', 12);
    for (const viewer of [t.visitor(), await t.signIn('client'), await t.signIn('talent')]) {
      expect(await waysSeenBy(viewer, shown)).toEqual([]);
    }
    expect(await waysSeenBy(await signInVerified(), shown)).toEqual([...OF_PROFESSIONALS].sort());
    expect(await waysSeenBy(await signInAs(t, shown.guardian), shown)).toEqual([...ALL].sort());
  });
});

describe('a file that is not ready', () => {
  it.each(['uploading', 'processing', 'refused'] as const)(
    'but %s is there for nobody',
    async (status) => {
      const { user, profileId } = await t.make.talent({ visibility: 'public' });
      const mediaId = await storeFilm(t, profileId, { status });
      await showWork(profileId, mediaId, 'public');
      const talent = await signInAs(t, user);
      expect((await talent.get(`/api/media/${mediaId}/file`)).status).toBe(404);
      expect((await talent.get(`/api/media/${mediaId}`)).body.status).toBe(status);
    },
  );
});
