import { agentProfileEndpoints as endpoints } from '@callboard/contract/agent-profiles';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storePhoto } from '../../../test/photo.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import { users } from '../auth/tables.ts';
import { agentProfiles } from './tables.ts';

const t = useTestServer();

async function signInWithPhoto() {
  const agent = await t.signIn('agent');
  const userId = agent.user?.id ?? '';
  const photoKey = await storePhoto(t.platform.storage, userId);
  await t.platform.db
    .update(agentProfiles)
    .set({ photoKey })
    .where(eq(agentProfiles.userId, userId));
  return { agent, userId };
}

describe("an agent's own profile", () => {
  it('has the name and no photo at first', async () => {
    const agent = await t.signIn('agent');
    const { status, body } = await agent.call(endpoints.get);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      firstName: 'Ines',
      lastName: 'Halloran',
      profilePhotoThumbnailUrl: null,
      jobTitle: null,
      phone: null,
      bio: null,
    });
  });

  it('is changed as a whole, for its agent only, and leaves an audit entry', async () => {
    const [agent, stranger] = [await t.signIn('agent'), await t.signIn('agent')];
    const before = (await stranger.call(endpoints.get)).body;
    const form = { jobTitle: ' Agent ', phone: '+44 20 7946 0000', bio: '' };
    const saved = await agent.call(endpoints.update, { body: form });
    expect(saved.body).toMatchObject({ jobTitle: 'Agent', phone: '+44 20 7946 0000', bio: null });
    expect((await agent.call(endpoints.get)).body).toEqual(saved.body);
    expect((await stranger.call(endpoints.get)).body).toEqual(before);
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, saved.body.id));
    expect(trail).toMatchObject([{ act: 'agent-profiles.updated', actorUserId: agent.user?.id }]);
  });

  it('is refused with every wrong field named', async () => {
    const agent = await t.signIn('agent');
    const long = 'a'.repeat(5001);
    const refused = await agent.call(endpoints.update, {
      body: { jobTitle: long, phone: 7, bio: long },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(['jobTitle', 'phone', 'bio']);
  });
});

describe("an agent's photo", () => {
  it('is where the profile says, for anyone signed in, and is sent once', async () => {
    const { agent, userId } = await signInWithPhoto();
    const address: string = (await agent.call(endpoints.get)).body.profilePhotoThumbnailUrl;
    expect(address).toContain(`/api/agent-profiles/photo/thumbnail/${userId}?v=`);
    const talent = await t.signIn('talent');
    const photo = await talent.get(address);
    expect(photo.status).toBe(200);
    expect(photo.headers.get('content-type')).toBe('image/webp');
    const etag = photo.headers.get('etag') ?? '';
    expect((await talent.get(address, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is not there alike for no photo, no such agent, and someone who is none', async () => {
    const viewer = await t.signIn('client');
    const [plain, client] = [await t.make.user({ role: 'agent' }), await t.make.user()];
    const answers = await Promise.all(
      [plain.id, client.id, newId()].map((userId) =>
        viewer.call(endpoints.thumbnail, { params: { userId } }),
      ),
    );
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body });
    }
  });

  it('of someone suspended is for admins only', async () => {
    const { userId } = await signInWithPhoto();
    await t.platform.db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, userId));
    const statusFor = async (role: 'agent' | 'admin') =>
      (await (await t.signIn(role)).call(endpoints.thumbnail, { params: { userId } })).status;
    expect(await statusFor('agent')).toBe(404);
    expect(await statusFor('admin')).toBe(200);
  });
});
