import type { CurrentUser } from '@callboard/contract/auth';
import {
  talentProfileEndpoints as endpoints,
  type PROFILE_VISIBILITIES,
} from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storePhoto } from '../../../test/photo.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { largePhotoKey } from '../../platform/images/store-photo.ts';
import { users } from '../auth/tables.ts';
import { clientProfiles } from '../client-profiles/tables.ts';
import { productionCollaborators } from '../productions/tables.ts';
import { talentProfiles } from './tables.ts';

const t = useTestServer();

type Visibility = (typeof PROFILE_VISIBILITIES)[number];
type Profile = Partial<typeof talentProfiles.$inferInsert>;
type Talent = { user: CurrentUser; profileId: string };

async function makeTalent(given: Profile = {}): Promise<Talent> {
  const user = await t.make.user({ role: 'talent' });
  const profileId = user.talentProfileId ?? '';
  const photoKey = await storePhoto(t.platform.storage, user.id);
  await t.platform.db
    .update(talentProfiles)
    .set({ photoKey, ...given })
    .where(eq(talentProfiles.id, profileId));
  return { user, profileId };
}

async function storedKeyOf({ profileId }: Talent) {
  const [profile] = await t.platform.db
    .select()
    .from(talentProfiles)
    .where(eq(talentProfiles.id, profileId));
  return profile?.photoKey;
}

const byProfile = (viewer: TestClient, { profileId }: Talent) =>
  viewer.call(endpoints.profileThumbnail, { params: { profileId } });
const byUser = (viewer: TestClient, { user }: Talent) =>
  viewer.call(endpoints.photoThumbnail, { params: { userId: user.id } });

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));
const signInVerifiedClient = async () =>
  signInAs(await t.make.user({ verifiedProfessionalStatus: 'verified' }));

const userIdOf = ({ user }: TestClient) => user?.id ?? '';

/** An application of the talent to a new production. */
async function apply(
  { profileId }: Talent,
  given: { createdByUserId?: string; companyId?: string } = {},
): Promise<string> {
  const productionId = await t.make.production(given);
  const roleId = await t.make.productionRole({ productionId });
  await t.make.application({ roleId, talentProfileId: profileId });
  return productionId;
}

async function companyOf(client: TestClient): Promise<string> {
  const [profile] = await t.platform.db
    .select()
    .from(clientProfiles)
    .where(eq(clientProfiles.userId, userIdOf(client)));
  return profile?.companyId ?? '';
}

/** Everyone who might look, by what they are to the talent. */
const VIEWERS = {
  'the talent': ({ user }) => signInAs(user),
  'the guardian': async ({ profileId }) => {
    const guardian = await t.signIn('talent');
    await t.platform.db
      .update(talentProfiles)
      .set({ ownerUserId: userIdOf(guardian) })
      .where(eq(talentProfiles.id, profileId));
    return guardian;
  },
  'an admin': () => t.signIn('admin'),
  'a client': () => t.signIn('client'),
  'a client they applied to': async (talent) => {
    const client = await t.signIn('client');
    await apply(talent, { createdByUserId: userIdOf(client) });
    return client;
  },
  'a colleague who takes no part in it': async (talent) => {
    const client = await t.signIn('client');
    await apply(talent, { companyId: await companyOf(client) });
    return client;
  },
  'a collaborator on what they applied to': async (talent) => {
    const client = await t.signIn('client');
    const productionId = await apply(talent);
    await t.platform.db.insert(productionCollaborators).values({
      productionId,
      userId: userIdOf(client),
      rights: 'view',
      createdAt: t.clock.now(),
    });
    return client;
  },
  'a client somebody else applied to': async () => {
    const client = await t.signIn('client');
    await apply(await makeTalent(), { createdByUserId: userIdOf(client) });
    return client;
  },
  'an agent': () => t.signIn('agent'),
  'their agent': async ({ profileId }) => signInAs((await t.make.ownAgent(profileId)).user),
  "somebody else's agent": async () => {
    const agent = await t.signIn('agent');
    await t.make.assignment({ userId: userIdOf(agent) });
    return agent;
  },
  'another talent': () => t.signIn('talent'),
} satisfies Record<string, (talent: Talent) => Promise<TestClient>>;

type Viewer = keyof typeof VIEWERS;
const EVERYONE = Object.keys(VIEWERS) as Viewer[];
const ALWAYS: Viewer[] = ['the talent', 'the guardian', 'an admin'];

const SEEN_BY: Record<Visibility, Viewer[]> = {
  public: EVERYONE,
  professionals: EVERYONE.filter((viewer) => viewer !== 'another talent'),
  hidden: [
    ...ALWAYS,
    'a client they applied to',
    'a collaborator on what they applied to',
    'their agent',
  ],
};

const CASES = (Object.keys(SEEN_BY) as Visibility[]).flatMap((visibility) =>
  EVERYONE.map((viewer) => ({
    visibility,
    viewer,
    status: SEEN_BY[visibility].includes(viewer) ? 200 : 404,
  })),
);

describe("a talent's photo", () => {
  it.each(CASES)('on a $visibility profile answers $viewer with $status', async (it) => {
    const talent = await makeTalent({ visibility: it.visibility });
    const viewer = await VIEWERS[it.viewer](talent);
    expect((await byProfile(viewer, talent)).status).toBe(it.status);
    expect((await byUser(viewer, talent)).status).toBe(it.status);
  });

  it('is there for visitors where the profile is public', async () => {
    const statuses = [];
    for (const visibility of ['public', 'professionals', 'hidden'] as const) {
      statuses.push((await byProfile(t.visitor(), await makeTalent({ visibility }))).status);
    }
    expect(statuses).toEqual([200, 404, 404]);
  });

  it('is an image that is sent again only when it is another one', async () => {
    const talent = await makeTalent({ visibility: 'public' });
    const viewer = await t.signIn('client');
    const photo = await byProfile(viewer, talent);
    expect(photo.headers.get('content-type')).toBe('image/webp');
    expect(photo.headers.get('cache-control')).toBe('private, max-age=300');
    const path = `/api/talent-profiles/photo-thumbnail/${talent.user.id}`;
    const again = await viewer.get(path, { 'if-none-match': photo.headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
    const other = await viewer.get(path, { 'if-none-match': '"another"' });
    expect(other.status).toBe(200);
  });

  it('is there in large, or small where that is all there is, for the same viewers', async () => {
    const talent = await makeTalent({ visibility: 'professionals' });
    const viewer = await t.signIn('client');
    const large = (who: TestClient) =>
      who.call(endpoints.photo, { params: { id: talent.profileId } });
    const small = await large(viewer);
    expect([small.status, small.text]).toEqual([200, (await byProfile(viewer, talent)).text]);
    const key = (await storedKeyOf(talent)) ?? '';
    await t.platform.storage.put(largePhotoKey(key), Buffer.from('large'), {
      contentType: 'image/webp',
    });
    expect(await large(viewer)).toMatchObject({ status: 200, text: 'large' });
    expect((await large(t.visitor())).status).toBe(404);
    expect((await large(await t.signIn('talent'))).status).toBe(404);
  });

  it('that is not there, not to be seen or of nobody is told in the same words', async () => {
    const viewer = await t.signIn('talent');
    const talents = [
      await makeTalent({ visibility: 'hidden' }),
      await makeTalent({ visibility: 'public', photoKey: null }),
      { user: { ...(await t.make.user()), id: newId() }, profileId: newId() },
    ];
    for (const ask of [byProfile, byUser]) {
      const answers = await Promise.all(talents.map((talent) => ask(viewer, talent)));
      for (const { status, text, headers } of answers) {
        expect({ status, text }).toEqual({ status: 404, text: answers[0]?.text });
        expect(headers.get('etag')).toBeNull();
      }
    }
  });

  it('that the talent does not have yet is no error to the talent', async () => {
    const talent = await makeTalent({ photoKey: null });
    const answer = await byUser(await signInAs(talent.user), talent);
    expect(answer).toMatchObject({ status: 204, text: '' });
  });

  it('of someone suspended is for admins only', async () => {
    const talent = await makeTalent({ visibility: 'public' });
    const [agent, guardian] = [
      await VIEWERS['their agent'](talent),
      await VIEWERS['the guardian'](talent),
    ];
    await t.platform.db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, talent.user.id));
    expect((await byProfile(agent, talent)).status).toBe(404);
    expect((await byProfile(guardian, talent)).status).toBe(404);
    expect((await byProfile(await t.signIn('admin'), talent)).status).toBe(200);
  });
});

describe("a child's photo", () => {
  const makeChild = (visibility: Visibility) => {
    const born = new Date(t.clock.now());
    born.setUTCFullYear(born.getUTCFullYear() - 17);
    return makeTalent({ visibility, dateOfBirth: born.toISOString().slice(0, 10) });
  };

  async function signInAgent(verifiedAt: Date | null): Promise<TestClient> {
    const agent = await t.signIn('agent');
    const portfolioId = await t.make.portfolio({ verifiedAt });
    await t.make.portfolioMember({ portfolioId, userId: userIdOf(agent) });
    return agent;
  }

  it.each(['public', 'professionals'] as const)(
    'on a %s profile is for verified clients and agencies only',
    async (visibility) => {
      const child = await makeChild(visibility);
      const statusFor = async (viewer: TestClient) => (await byProfile(viewer, child)).status;
      expect(await statusFor(await signInVerifiedClient())).toBe(200);
      expect(await statusFor(await signInAgent(t.clock.now()))).toBe(200);
      expect(await statusFor(await t.signIn('client'))).toBe(404);
      expect(await statusFor(await signInAgent(null))).toBe(404);
      expect(await statusFor(await t.signIn('talent'))).toBe(404);
      expect(await statusFor(t.visitor())).toBe(404);
    },
  );

  it('on a hidden profile needs a verified viewer and a reason', async () => {
    const child = await makeChild('hidden');
    const stranger = await signInVerifiedClient();
    expect((await byProfile(stranger, child)).status).toBe(404);
    const unverified = await VIEWERS['a client they applied to'](child);
    expect((await byProfile(unverified, child)).status).toBe(404);
    await apply(child, { createdByUserId: userIdOf(stranger) });
    expect((await byProfile(stranger, child)).status).toBe(200);
  });

  it('is there for the child and the guardian', async () => {
    const child = await makeChild('hidden');
    expect((await byProfile(await signInAs(child.user), child)).status).toBe(200);
    expect((await byProfile(await VIEWERS['the guardian'](child), child)).status).toBe(200);
  });
});
